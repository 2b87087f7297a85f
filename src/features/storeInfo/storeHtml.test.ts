/** @jest-environment jest-fixed-jsdom */
import { buildStoreHtml, storeId } from './storeHtml';

/** The HTML that is shown for the store's HTML. */
function shown(html: string): string {
  const box = document.createElement('div');
  box.append(buildStoreHtml(html));
  return box.innerHTML;
}

const foreign = 'https://cdn.example/a.png';

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
    ['dir="RTL"', 'dir="rtl"'],
    ['dir="ltr"', 'dir="ltr"'],
    ['dir="auto"', 'dir="auto"'],
    ['dir="up"', ''],
    ['lang="hi-IN"', 'lang="hi-IN"'],
    ['lang="zh-hant-hk"', 'lang="zh-hant-hk"'],
    ['lang="hi in"', ''],
    ['lang="1"', ''],
    ['id="a"', 'id="store-a"'],
    ['id="a b"', ''],
    ['onclick="a()"', ''],
    ['style="color:red"', ''],
    ['class="a"', ''],
    ['data-a="b"', ''],
    ['aria-label="b"', ''],
    ['role="alert"', ''],
  ])('keep of their attributes %s as "%s"', (given, expected) => {
    expect(shown(`<p ${given}>a</p>`)).toBe(expected === '' ? '<p>a</p>' : `<p ${expected}>a</p>`);
  });

  it.each([
    ['colspan="3"', 'colspan="3"'],
    ['colspan="51"', 'colspan="50"'],
    ['rowspan="50"', 'rowspan="50"'],
    ['rowspan="-1"', ''],
    ['rowspan="1234567"', ''],
    ['scope="ROW"', 'scope="row"'],
    ['scope="col"', 'scope="col"'],
    ['scope="rowgroup"', 'scope="rowgroup"'],
    ['scope="colgroup"', 'scope="colgroup"'],
    ['scope="all"', ''],
  ])('in a table keep %s as "%s"', (given, expected) => {
    const cell = expected === '' ? '<th>a</th>' : `<th ${expected}>a</th>`;
    expect(shown(`<table><tr><th ${given}>a</th></tr></table>`)).toContain(cell);
    expect(shown(`<p ${given}>a</p>`)).toBe('<p>a</p>');
  });

  it('keep their text where they are nested too deep', () => {
    const nested = (depth: number) => `${'<div>'.repeat(depth)}text${'</div>'.repeat(depth)}`;
    expect(shown(nested(60))).toBe(nested(60));
    expect(shown(nested(63))).toBe(nested(60));
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

  it('have the id of an old-style anchor, unless they have one', () => {
    expect(shown('<a name="old">a</a>')).toBe('<a id="store-old">a</a>');
    expect(shown('<a name="old" id="new">a</a>')).toBe('<a id="store-new">a</a>');
  });

  it('contain no links and no buttons', () => {
    // A parser ends a link where another one begins, but not in a cell.
    const inner = `<a href="/b">b</a><img src="${foreign}" alt="A map">`;
    const cell = (content: string) => `<table><tbody><tr><td>${content}</td></tr></tbody></table>`;
    expect(shown(`<a href="/a">${cell(inner)}</a>`)).toBe(`<a href="/a">${cell('<span>b</span>A map')}</a>`);
  });
});

describe('Pictures in the HTML of the store', () => {
  it('of the store load lazily, without a referrer, and no larger than a screen', () => {
    expect(shown('<img src="/a.png" alt="A map" width="80" height="9999" onerror="a()">')).toBe(
      '<img alt="A map" loading="lazy" referrerpolicy="no-referrer" width="80" height="4096" src="/a.png">',
    );
  });

  it('of other hosts load after a click', () => {
    const box = document.createElement('div');
    box.append(buildStoreHtml(`<img src="${foreign}" alt="A map">`));
    document.body.append(box);
    expect(box.innerHTML).toBe('<button type="button">Show picture from cdn.example</button>');
    box.querySelector('button')?.click();
    expect(box.innerHTML).toBe(
      `<img alt="A map" loading="lazy" referrerpolicy="no-referrer" src="${foreign}" tabindex="-1">`,
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

  it('number at most 100, wherever they are', () => {
    const pictures = '<p><img src="/a.png" alt="a"></p>'.repeat(101);
    expect(shown(pictures).split('<img')).toHaveLength(101);
    expect(shown('<img src="/a.png" alt="a">'.repeat(101)).split('<img')).toHaveLength(101);
  });
});

it.each([
  [' refunds ', 'store-refunds'],
  ['', ''],
  ['  ', ''],
  ['a b', ''],
  ['a\u0000b', ''],
  ['x'.repeat(100), `store-${'x'.repeat(100)}`],
  ['x'.repeat(101), ''],
])('The id %j is "%s" on the page', (id, expected) => {
  expect(storeId(id)).toBe(expected);
});
