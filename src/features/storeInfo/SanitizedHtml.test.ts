/** @jest-environment jest-fixed-jsdom */
import { buildStoreHtml } from './SanitizedHtml';

/** The HTML that is shown for the store's HTML. */
function shown(html: string): string {
  const box = document.createElement('div');
  box.append(buildStoreHtml(html));
  return box.innerHTML;
}

const foreign = 'https://cdn.example/a.png';

/** The headings of a text on the page 'About Us', with their levels. */
function headingsOf(html: string): readonly string[] {
  const box = document.createElement('div');
  box.append(buildStoreHtml(html, 'About Us'));
  return [...box.querySelectorAll('h2, h3')].map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

it.each([
  ['<h1>About our shop</h1><p>x</p><h3 id="a">Where</h3>', ['H2 Where']],
  ['<h2>Our story</h2><h3>Where</h3>', ['H2 Our story', 'H3 Where']],
  ['<h2>About tools</h2><p>x</p><h2>About cloth</h2>', ['H2 About tools', 'H2 About cloth']],
  ['<p>x</p><h2>About tools</h2>', ['H2 About tools']],
])('does not repeat the heading of its page: %s [2.policy.29]', (html, headings) => {
  expect(headingsOf(html)).toEqual(headings);
});

describe('Elements in the HTML of the store', () => {
  it.each([
    ['<p>Our <b>terms</b></p>', '<p>Our <b>terms</b></p>'],
    ['<h1 title="Top">Terms</h1>', '<h2 title="Top">Terms</h2>'],
    [
      '<table><tr><td colspan="2">a</td></tr></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
    ['a<!-- b -->c', 'ac'],
    ['<script>a</script>b', 'b'],
    ['<style>p{}</style>b', 'b'],
    ['<form><input><button>a</button></form>', 'a'],
    ['<iframe src="/"></iframe>b', 'b'],
    [
      '<p>Call +91 80 4123 4567 (10-6), write to a@b.in</p>',
      '<p>Call <a href="tel:+918041234567">+91 80 4123 4567</a> (10-6), write to <a href="mailto:a@b.in">a@b.in</a></p>',
    ],
    ['<a href="/contact">a@b.in</a>', '<a href="/contact">a@b.in</a>'],
  ])('%s becomes %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it.each([
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'blockquote', 'address', 'ul', 'ol', 'li'],
    ...['dl', 'dt', 'dd', 'table', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'abbr'],
    ...['code', 'time'],
  ])('stay: %s', (tag) => {
    expect(shown(`<${tag}></${tag}>`)).toBe(`<${tag}></${tag}>`);
  });

  it.each([
    'a<br>b<hr>c',
    '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tbody><tr><td>c</td></tr></tbody><tfoot></tfoot></table>',
  ])('stay where they are: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it.each([
    ['title=" Terms "', 'title="Terms"'],
    ['dir="rtl"', 'dir="rtl"'],
    ['lang="hi-IN"', 'lang="hi-IN"'],
    ['id="a"', 'id="user-content-a"'],
    ['onclick="a()"', ''],
    ['style="color:red"', ''],
    ['class="a"', ''],
    ['data-a="b"', ''],
    ['aria-label="b"', ''],
    ['role="alert"', ''],
  ])('keep of their attributes %s as "%s"', (given, expected) => {
    expect(shown(`<p ${given}>a</p>`)).toBe(expected === '' ? '<p>a</p>' : `<p ${expected}>a</p>`);
  });

  it.each(['colspan="3"', 'rowspan="50"', 'scope="col"'])('in a table keep %s', (given) => {
    expect(shown(`<table><tr><th ${given}>a</th></tr></table>`)).toContain(`<th ${given}>a</th>`);
  });
});

describe('Links in the HTML of the store', () => {
  it.each(['/contact?a=1#form', '/tools/contact?a=1#form'])('to %s have the path of the shop', (href) => {
    document.head.innerHTML = '<meta name="storefront:public-path" content="/tools/">';
    expect(shown(`<a href="${href}">a</a>`)).toBe('<a href="/tools/contact?a=1#form">a</a>');
    document.head.replaceChildren();
  });

  it.each([
    ['/contact', '<a href="/contact">a</a>'],
    ['#a b', '<a href="#a%20b">a</a>'],
    ['https://other.example/', '<a href="https://other.example/" rel="noopener noreferrer">a</a>'],
    ['mailto:care@shop.example', '<a href="mailto:care@shop.example" rel="noopener noreferrer">a</a>'],
    ['javascript:alert(1)', '<a>a</a>'],
    ['data:text/html,a', '<a>a</a>'],
  ])('to %s become %s', (href, expected) => {
    expect(shown(`<a href="${href}">a</a>`)).toBe(expected);
  });

  it('keep the name of an old-style anchor', () => {
    expect(shown('<a name="old">a</a>')).toBe('<a name="user-content-old">a</a>');
  });

  it('contain no links and no buttons', () => {
    // A parser ends a link where another one begins, but not in a cell.
    const inner = `<a href="/b">b</a><img src="${foreign}" alt="A map">`;
    const cell = (content: string) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;
    expect(shown(`<a href="/a">${cell(inner)}</a>`)).toBe(`<a href="/a">${cell('<a>b</a>A map')}</a>`);
  });
});

describe('Pictures in the HTML of the store', () => {
  it('of the store load lazily, without a referrer', () => {
    expect(shown('<img src="/a.png" alt="A map" width="80" height="40" onerror="a()">')).toBe(
      '<img src="/a.png" alt="A map" width="80" height="40" loading="lazy" referrerpolicy="no-referrer">',
    );
  });

  it('of other hosts load after a click', () => {
    const box = document.createElement('div');
    box.append(buildStoreHtml(`<img src="${foreign}" alt="A map">`));
    document.body.append(box);
    expect(box.innerHTML).toBe('<button type="button">Show picture from cdn.example</button>');
    box.querySelector('button')?.click();
    expect(box.innerHTML).toBe(
      `<img src="${foreign}" alt="A map" loading="lazy" referrerpolicy="no-referrer" tabindex="-1">`,
    );
    expect(document.activeElement).toBe(box.firstChild);
    box.remove();
  });

  it('of other hosts are their text in a link', () => {
    expect(shown(`<a href="/a"><img src="${foreign}" alt="A map"></a>`)).toBe('<a href="/a">A map</a>');
  });

  it('are left out where their address is not allowed', () => {
    expect(shown('<p><img src="javascript:a" alt="b"></p>')).toBe('<p></p>');
  });
});

it.each([
  '<p title="a onclick=b">c</p>',
  '<p title="a>b">c</p>',
  '<p>a onclick=b</p>',
  '<p>1 &lt; 2 style=a</p>',
])('Text that names a handler or a style stays: %s', (html) => {
  expect(shown(html)).toBe(html);
});

it.each([
  '<P ONCLICK=a STYLE=b>c</P>',
  '<p style = "a">c</p>',
  '<p title="" onclick=a>c</p>',
  '<p/onclick=a>c</p>',
])('What Chromium would report has another name before it is parsed: %s', (html) => {
  const parsed = jest.spyOn(DOMParser.prototype, 'parseFromString');
  shown(html);
  expect(String(parsed.mock.calls[0]?.[0])).not.toMatch(/style|onclick/i);
});
