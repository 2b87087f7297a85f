/**
 * `npm run bench:search`: what search costs with 5,000 products: the memory of the catalogue and its index of words, the
 * time from a key to the results, and how long building keeps the page busy at once. Bytes are exact; times depend on the
 * machine. Ends with 1 where one of them is more than is allowed.
 */
import { products as sandboxProducts } from '../sandbox/catalogue/products';
import { toProduct } from '../src/api/models/product';
import { createProductList } from '../src/features/search/productList';
import { findProducts } from '../src/features/search/findProducts';
import { packCatalogue } from '../src/lib/catalogueFile';
import { LISTING_PAGE_SIZE } from '../src/lib/constants';
import { readListing } from '../src/lib/listingQuery';
import { seededRandom } from '../src/testing/random';
import { median } from './quantile';

const PRODUCTS = 5000;
const PAGE = 100;
const RUNS = 21;
/** Allowed: bytes, and milliseconds. */
const MAX_MEMORY = 8_000_000;
const MAX_SEARCH = 100;
const MAX_SLICE = 50;

const queries = ['h', 'ham', 'hamer', 'linnen kurta', 'forgd claw hammer', 'indigo cotton shirt', 'zzzzqq'];
const addresses = [
  'sort=price-asc',
  'sort=name',
  'color=Indigo&sort=newest',
  'category=men&size=M&sale=true',
];
const makers = [
  'Asha',
  'Bharat',
  'Coorg',
  'Deccan',
  'Everest',
  'Falcon',
  'Ganga',
  'Hampi',
  'Indus',
  'Jaipur',
];

/** A page of products such as the sandbox has, under other names. A list that reads it keeps nothing of it. */
function makePage(page: number, random: () => number) {
  return Array.from({ length: PAGE }, (_, index) => {
    const number = page * PAGE + index;
    const base = sandboxProducts[number % sandboxProducts.length];
    const maker = makers[Math.floor(random() * makers.length)] ?? '';
    const title = `${maker} ${base?.title ?? ''} No. ${Math.floor(random() * 900)}`;
    const imgUrl = `https://cdn.example.com/pictures/product-${number}-1.webp`;
    return toProduct(
      JSON.parse(JSON.stringify({ ...base, id: `product-${number}`, title, imgUrl, images: [] })),
    );
  }).filter((product) => product !== null);
}

function heap(): number {
  if (globalThis.gc === undefined)
    throw new Error('Run it with `npm run bench:search`: it needs node --expose-gc.');
  // Twice: the first run can leave what finalisers still hold.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const problems: string[] = [];
function report(what: string, value: number, unit: string, limit?: number): void {
  console.log(`${what.padEnd(58)}${value.toFixed(value < 10 ? 2 : 0).padStart(10)} ${unit}`);
  if (limit !== undefined && value > limit) problems.push(`${what}: more than ${limit} ${unit}`);
}

const random = seededRandom(7);
// Warms up the code, so that what is compiled is not counted.
const warm = createProductList();
warm.addPage({ products: makePage(0, random), total: PAGE });
warm.indexWords(() => false);
warm.words.find('hammer');

const before = heap();
const list = createProductList();
let slowestPage = 0;
for (let page = 0; page < PRODUCTS / PAGE; page += 1) {
  const products = makePage(page, random);
  slowestPage = Math.max(
    slowestPage,
    timeOf(() => list.addPage({ products, total: PRODUCTS })),
  );
}
const table = heap() - before;
const slices: number[] = [];
let isDone = false;
while (!isDone) {
  slices.push(
    timeOf(() => {
      const start = performance.now();
      isDone = list.indexWords(() => performance.now() - start >= 16);
    }),
  );
}
const memory = heap() - before;

report('memory of the products', table, 'bytes');
report('memory of products and words', memory, 'bytes', MAX_MEMORY);
report('  a product', memory / PRODUCTS, 'bytes');
const products = Array.from({ length: list.table.size() }, (_, position) => list.table.productAt(position));
report(
  '  ratio to the catalogue as a file',
  memory / JSON.stringify(packCatalogue(products, PRODUCTS)).length,
  '',
);
report('adding a page of 100, the slowest', slowestPage, 'ms', MAX_SLICE);
report(
  'indexing all words',
  slices.reduce((sum, time) => sum + time, 0),
  'ms',
);
report('  the longest slice', Math.max(...slices), 'ms', MAX_SLICE);
for (const query of queries) {
  const times = Array.from({ length: RUNS }, () => timeOf(() => list.words.find(query)));
  report(`“${query}”: ${list.words.find(query).length} found, first`, times[0] ?? 0, 'ms', MAX_SEARCH);
  report('  median', median(times), 'ms');
}
const everything = Array.from({ length: list.table.size() }, (_, position) => position);
for (const address of addresses) {
  const listing = readListing(new URLSearchParams(address));
  const times = Array.from({ length: RUNS }, () =>
    timeOf(() => findProducts(list.table, everything, listing, LISTING_PAGE_SIZE)),
  );
  report(`?${address}, first`, times[0] ?? 0, 'ms', MAX_SEARCH);
  report('  median', median(times), 'ms');
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
