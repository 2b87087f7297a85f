import { buildProduct } from '../../src/testing/builders';
import type { PageRule, PageSource } from '../../src/rendering/prerender';
import { ruleName, toStyleSheet } from './pageStyles';
import { renderPage } from './renderPage';
import { kit, program, storeInfo } from './testing';

const settings = { kit, program, apiOrigin: 'https://api.example.com', site: 'https://shop.example.com' };

function productPage(changes: Parameters<typeof buildProduct>[0] = {}): PageSource {
  const address = { pathname: '/product/hammer', search: '' };
  const query = program.firstQuery(address) ?? program.storeQuery;
  return {
    ...address,
    data: {
      fetchedAt: 1,
      answers: [
        { query: program.storeQuery, answer: storeInfo },
        { query, answer: buildProduct({ id: 'hammer', ...changes }) },
      ],
    },
  };
}

it('is the same page for the same data', async () => {
  const first = await renderPage(settings, productPage());
  await renderPage(settings, productPage({ title: 'Another' }));
  expect((await renderPage(settings, productPage())).html).toBe(first.html);
});

it('holds data that cannot end its element', async () => {
  const title = 'A</script><script>alert(1)</script>\u2028';
  const { html } = await renderPage(settings, productPage({ title, description: title }));
  expect(html).not.toContain('<script>alert');
  const [, data = ''] = /id="storefront-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(data).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(data)).toMatchObject({ answers: [{}, { answer: { title } }] });
});

it('writes rules that its style sheet lacks into another one', async () => {
  const { missing } = await renderPage(settings, productPage());
  const [kept = { key: 'css', id: '', css: '' }, ...others] = missing;
  const product = { scripts: [], sheet: { file: 'assets/a.css', names: new Set([ruleName(kept)]) } };
  const known = { ...settings, kit: { ...kit, routes: { ...kit.routes, product } } };
  let written: readonly PageRule[] = [];
  const { html } = await renderPage(known, productPage(), (rules) => {
    written = rules;
    return toStyleSheet(rules).file;
  });
  expect(written).toEqual(others);
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/page.',
  );
});

it('has the rules of inner styles too, which a browser would insert while it hydrates', async () => {
  const { html, missing } = await renderPage(settings, productPage());
  // Material UI's IconButton styles its ButtonBase: the element has the class of both together alone.
  expect(missing.filter(({ key, id }) => key === 'css' && !html.includes(`css-${id}`))).not.toEqual([]);
});

it('leaves rules that are in no file to Emotion', async () => {
  const { html, missing } = await renderPage(settings, productPage());
  const ids = missing.filter(({ key }) => key === 'css').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  const [, marked = ''] = /data-emotion="css ?([^"]*)"/.exec(html) ?? [];
  expect(marked).toBe('');
});

it('has pictures of the API’s own host, also where that is this machine', async () => {
  const imgUrl = 'http://localhost:8044/pictures/hammer.svg';
  const at = (apiOrigin: string) =>
    renderPage({ ...settings, apiOrigin }, productPage({ imgUrl, images: [] }));
  expect((await at('http://localhost:8044')).html).toContain(`src="${imgUrl}"`);
  expect((await at('https://api.example.com')).html).not.toContain(`src="${imgUrl}"`);
});

it('is replaced by the shop where the store’s own HTML has to be sanitised first', async () => {
  const data = {
    fetchedAt: 1,
    answers: [{ query: program.storeQuery, answer: { ...storeInfo, policies: { terms: '<p>Ours</p>' } } }],
  };
  const { html } = await renderPage(settings, { pathname: '/terms', data, isShell: true });
  expect(html).not.toContain('data-prerendered');
  expect(html).toContain('id="storefront-data"');
});
