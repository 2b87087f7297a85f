/** Lists and product pages with 100 and with 100,000 products. */
import type { EngineStore } from './engineStore';
import type { Findings } from './findings';
import { load, type Load } from './load';
import { API_URL, type WholeStore } from './wholeStore';

const SMALL = 100;
const LARGE = 100_000;
const REQUESTS = 200;
const MAX_RATIO = 1.5;
const MAX_PAGE_MS = 50;
const MAX_SEARCH_MS = 100;

/** Copies the rows of a table that belong to a product or variant `base` to its copy `own`; `more` sets further columns. */
const copy = (table: string, column: string, base: string, own: string, more = ''): string =>
  `INSERT INTO ${table} SELECT r.* FROM copies m JOIN ${table} t ON t."${column}" = m.${base},
   LATERAL jsonb_populate_record(t, jsonb_build_object('${column}', m.${own}${more})) r;`;
const copyOfProduct = (table: string, column: string, more = '') => copy(table, column, 'base', 'id', more);
const copyOfVariant = (table: string, column: string, more = '') =>
  copy(table, column, 'base_variant', 'variant_id', more);
const newId = (table: string): string => `, 'id', nextval(pg_get_serial_sequence('${table}', 'id'))`;

/**
 * Adds families with a variant each, copies of those on sale, as a fast import does: the lists are made at the end. Like
 * every new product they have position 0, and the newest comes first.
 */
const addFamilies = (engine: EngineStore, count: number): void => {
  engine.sql(`
    SET session_replication_role = replica;
    CREATE TEMP TABLE copies AS SELECT g, b.base, b.base_variant,
        nextval(pg_get_serial_sequence('product', 'id'))::int AS id,
        nextval(pg_get_serial_sequence('product_variant', 'id'))::int AS variant_id
      FROM generate_series(1, ${count}) g JOIN (
        SELECT row_number() OVER (ORDER BY v."productId") - 1 AS n, count(*) OVER () AS total, v."productId" AS base,
          min(v.id) AS base_variant FROM product_variant v JOIN shop_listing l ON l."productId" = v."productId"
          WHERE v.enabled AND v."deletedAt" IS NULL AND v.sku NOT LIKE '%-copy-%' GROUP BY v."productId"
      ) b ON b.n = g % b.total;
    ${copyOfProduct('product', 'id', `, 'customFieldsPosition', 0`)}
    ${copyOfProduct('product_translation', 'baseId', `, 'slug', t.slug || '-' || m.id${newId('product_translation')}`)}
    ${copyOfProduct('product_channels_channel', 'productId')}
    ${copyOfProduct('product_asset', 'productId', newId('product_asset'))}
    ${copyOfVariant('product_variant', 'id', `, 'productId', m.id, 'sku', t.sku || '-copy-' || m.variant_id`)}
    ${copyOfVariant('product_variant_translation', 'baseId', newId('product_variant_translation'))}
    ${copyOfVariant('product_variant_price', 'variantId', newId('product_variant_price'))}
    ${copyOfVariant('product_variant_channels_channel', 'productVariantId')}
    ${copyOfVariant('product_variant_options_product_option', 'productVariantId')}
    ${copyOfVariant('stock_level', 'productVariantId', newId('stock_level'))}
    ${copyOfProduct('shop_listing', 'productId', `, 'position', 0`)}
    TRUNCATE shop_listing_count;
    INSERT INTO shop_listing_count (category, "parentCategory", gender, featured, families)
      SELECT category, "parentCategory", gender, featured, count(*) FROM shop_listing GROUP BY 1, 2, 3, 4;`);
  engine.sql('VACUUM ANALYZE');
};

const familiesOf = (engine: EngineStore): number =>
  Number(engine.sql('SELECT count(*) FROM shop_listing')[0]?.[0]);

const fillTo = (engine: EngineStore, families: number): void =>
  addFamilies(engine, families - familiesOf(engine));

const measure = (paths: readonly string[]): Promise<Load> =>
  load({ url: API_URL.one, connections: 1, amount: REQUESTS }, (index) => ({
    path: paths[index % paths.length] ?? '',
  }));

const PAGES = ['the first page', 'the first page of a category', 'a product'] as const;

const measurePages = async (engine: EngineStore): Promise<readonly Load[]> => {
  const skus = engine.sql(`SELECT sku FROM product_variant WHERE enabled ORDER BY md5(sku) LIMIT 50`).flat();
  const [[category = ''] = []] = engine.sql(
    'SELECT category FROM shop_listing_count GROUP BY 1 ORDER BY sum(families) DESC LIMIT 1',
  );
  const pages = [
    ['/products?limit=12'],
    [`/products?limit=12&category=${encodeURIComponent(category)}`],
    skus.map((sku) => `/products/${sku}`),
  ];
  // Plans and caches are warm when it counts.
  for (const paths of pages) await measure(paths);
  const loads: Load[] = [];
  for (const paths of pages) loads.push(await measure(paths));
  return loads;
};

const wordsOf = (engine: EngineStore): readonly string[] => {
  const words = engine.sql(
    `SELECT "parentCategory" FROM shop_listing_count GROUP BY 1 HAVING sum(families) > 0 ORDER BY sum(families)`,
  );
  return [words[0]?.[0] ?? '', words.at(-1)?.[0] ?? '', 'no-such-word'];
};

/** The part `catalogue`. */
export const findCatalogue = async ({ engine }: WholeStore, findings: Findings): Promise<void> => {
  findings.part(`Catalogue: ${SMALL} and ${LARGE} families of products, through nginx, gateway and engine`);
  fillTo(engine, SMALL);
  const small = await measurePages(engine);
  fillTo(engine, LARGE);
  findings.same(`${LARGE} families are listed`, familiesOf(engine), LARGE);
  const large = await measurePages(engine);
  for (const [index, page] of PAGES.entries()) {
    const [before, after] = [small[index]?.p50 ?? 0, large[index]?.p50 ?? 0];
    const found = `${before.toFixed(1)} ms and ${after.toFixed(1)} ms`;
    const ratio = after / before;
    findings.figure(`${page}: p50 ${found}, × ${ratio.toFixed(2)}; p95 ${large[index]?.p95.toFixed(1)} ms`);
    findings.holds(`${page} within ${MAX_RATIO} times the time`, ratio <= MAX_RATIO, found);
    findings.same(`${page} is answered each time`, large[index]?.failed, 0);
  }
  const first = large[0]?.p50 ?? 0;
  findings.holds(`the first page under ${MAX_PAGE_MS} ms`, first < MAX_PAGE_MS, `${first} ms`);
  const late = await measure([`/products?limit=12&page=${Math.floor(LARGE / 12 / 2)}`]);
  findings.figure(`a page in the middle of all: p50 ${late.p50.toFixed(1)} ms`);
  for (const word of wordsOf(engine)) {
    const { p50, failed } = await measure([`/products?limit=12&filter=${encodeURIComponent(word)}`]);
    const promise = `the word ${word} under ${MAX_SEARCH_MS} ms: p50 ${p50.toFixed(1)} ms`;
    findings.holds(promise, p50 < MAX_SEARCH_MS && failed === 0, `${failed} failed`);
  }
};
