import { render, screen } from '@testing-library/react';
import { SanitizedHtml } from './SanitizedHtml';

function show(html: string): HTMLElement {
  return render(<SanitizedHtml html={html} />).container;
}

describe('Section 2, Policy pages, HTML from the store', () => {
  it('keeps its text, lists, links and pictures', () => {
    show(
      '<h2>Shipping</h2><p>Write to <a href="mailto:a@b.in">us</a> or <a href="/contact">here</a>.</p>' +
        '<ul><li>One</li></ul><img src="https://shop.example/logo.png" alt="Logo" width="80" height="40">',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:a@b.in');
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('listitem')).toHaveTextContent('One');
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('width', '80');
  });

  it.each([
    '<script>window.evil = 1</script>',
    '<img src="x" onerror="evil()">',
    '<svg onload="evil()"><script>evil()</script></svg>',
    '<a href="javascript:evil()">x</a>',
    '<a href=" java\nscript:evil()">x</a>',
    '<a href="data:text/html,evil">x</a>',
    '<iframe src="https://evil.example/"></iframe>',
    '<form action="https://evil.example/"><input name="password"><button>Go</button></form>',
    '<style>body { display: none } /* evil */</style>',
    '<p style="position: fixed" class="evil" id="evil" data-page-heading="">x</p>',
    '<math><mtext><style><img src=x onerror=evil()></style></mtext></math>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<object data="evil"></object><embed src="evil">',
    '<a href="vbscript:evil()">x</a><area href="javascript:evil()">',
    '<noscript><p title="</noscript><img src=x onerror=evil()>"></noscript>',
    '<template><script>evil()</script></template><link rel="stylesheet" href="evil.css">',
    '<img srcset="evil 2x" src="javascript:evil()"><video src="evil"></video>',
  ])('loses what could run or restyle the page: %s [2.policy.10]', (html) => {
    const shown = show(html).innerHTML;
    expect(shown).not.toMatch(/evil|script|onerror|onload|style=|<form|<input|<iframe|data-page-heading/i);
  });

  it('fits below the heading of the page, without pictures that have no address', () => {
    const container = show('<h1>Terms <em>of</em> use</h1><img src="" alt="Logo">');
    expect(container.querySelector('h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Terms of use' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
