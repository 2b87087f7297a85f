/** Writes the sandbox's catalogue, pictures and demo account as files that fill an empty engine. Usage: tsx scripts/exportCatalogue.ts */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { products, type CatalogueProduct } from '../sandbox/catalogue/products';
import { storeInfo } from '../sandbox/catalogue/storeInfo';
import { DEMO_ACCOUNT } from '../sandbox/constants';
import { StoreDatabase } from '../sandbox/database';
import { toPaise } from '../apiServer/money';
import { findPicture } from '../sandbox/pictures';
import { seed } from '../sandbox/seed';

const FOLDER = 'engine/.fill';
const OPTION_KEYS: readonly string[] = ['size', 'colour'];
const FIELD_KEYS: readonly string[] = ['gender', 'featured'];
const STOCK = 5000;

interface Option {
  readonly key: string;
  readonly values: readonly string[];
}

const slugOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The path of a picture without its width, and the name of its file here. */
const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;
const fileOf = (address: string): string =>
  pathOf(address)
    .replace('/pictures/', '')
    .replaceAll('/', '-')
    .replace(/\.svg$/, '.webp');

const valuesOf = (product: CatalogueProduct, key: string): readonly string[] =>
  product.attributes?.find((attribute) => attribute.key === key)?.value ?? [];

/** Every combination of one value of each option. */
function combinations(options: readonly Option[]): readonly (readonly string[])[] {
  return options.reduce<readonly (readonly string[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}

/** The pictures of a product by colour: the first one has the product's own, another colour its one. */
function picturesOf(
  product: CatalogueProduct,
  slug: string,
  colors: readonly string[],
  color: string,
): string[] {
  const all = (product.images ?? []).map(({ url }) => pathOf(url));
  const others = colors.slice(1).map(slugOf);
  if (colors.length < 2 || color === colors[0]) {
    return all.filter((path) => !others.some((other) => path === `/pictures/${slug}-${other}-1.webp`));
  }
  return [`/pictures/${slug}-${slugOf(color)}-1.webp`];
}

function linesOf(product: CatalogueProduct): string {
  return (product.attributes ?? [])
    .filter(({ key }) => !OPTION_KEYS.includes(key) && !FIELD_KEYS.includes(key))
    .map(
      ({ key, value, metricUnit }) => `${key}: ${value.join(' | ')}${metricUnit ? ` [${metricUnit}]` : ''}`,
    )
    .join('\n');
}

function toFamily(product: CatalogueProduct, position: number) {
  const slug = product.id.slice(product.id.indexOf('-') + 1);
  const options = OPTION_KEYS.map((key) => ({ key, values: valuesOf(product, key) })).filter(
    ({ values }) => values.length > 0,
  );
  const colors = valuesOf(product, 'colour');
  const rows = combinations(options);
  const { regularPrice, discountedPrice } = product;
  return {
    slug,
    position: position + 1,
    title: product.title,
    description: product.description ?? '',
    category: product.category ?? '',
    parentCategory: product.parentCategory ?? '',
    gender: valuesOf(product, 'gender')[0] ?? null,
    featured: valuesOf(product, 'featured').includes('true'),
    createdAt: product.createdAt ?? '',
    attributes: linesOf(product),
    pictures: (product.images ?? []).map(({ url }) => pathOf(url)),
    options,
    variants: rows.map((values) => ({
      sku: rows.length === 1 ? product.id : [product.id, ...values.map(slugOf)].join('-'),
      title: rows.length === 1 ? product.title : [product.title, ...values].join(', '),
      options: values,
      price: toPaise(discountedPrice ?? regularPrice ?? 0),
      regularPrice:
        discountedPrice === null || discountedPrice === undefined ? null : toPaise(regularPrice ?? 0),
      stock: STOCK,
      pictures: picturesOf(product, slug, colors, values.at(-1) ?? ''),
    })),
  };
}

const families = products.map(toFamily);
const skuOf = (productId: string): string =>
  families.flatMap(({ variants }) => variants).find(({ sku }) => sku.startsWith(productId))?.sku ?? productId;

/** The demo account and its orders, as the sandbox makes them. */
function demoAccount() {
  const db = new StoreDatabase(':memory:');
  seed(db, { products, storeInfo }, Date.now());
  const account = db.accounts.byEmail(DEMO_ACCOUNT.email);
  const orders = account === null ? [] : db.orders.ofAccount(account.id).toReversed();
  return {
    ...DEMO_ACCOUNT,
    orders: orders.map(({ status, createdAt, shipping, lines }) => ({
      status,
      createdAt,
      shipping,
      lines: lines.map(({ productId, quantity }) => ({ productId: skuOf(productId), quantity })),
    })),
  };
}

/** Pixels: as wide as the shop asks for. */
const LOGO_WIDTH = 960;

/** Not on the paper of products' pictures: a logo is shown on any ground. */
async function writeLogo(path: string): Promise<void> {
  const drawing = await findPicture({ path, width: null, accept: undefined });
  if (drawing === null) throw new Error(`There is no picture ${path}.`);
  const picture = sharp(Buffer.from(await drawing.read())).resize({ width: LOGO_WIDTH });
  await picture.webp({ lossless: true }).toFile(join(FOLDER, 'pictures', fileOf(path)));
}

async function writePicture(path: string): Promise<void> {
  const picture = await findPicture({
    path: path.replace(/\.svg$/, '.webp'),
    width: null,
    accept: undefined,
  });
  if (picture === null) throw new Error(`There is no picture ${path}.`);
  await writeFile(join(FOLDER, 'pictures', fileOf(path)), await picture.read());
}

const { companyLogoUrl = '', categoryImages = {}, ...texts } = storeInfo;
const categoryPaths = Object.entries(categoryImages).map(
  ([name, address]) => [name, pathOf(address)] as const,
);
const paths = new Set([
  ...categoryPaths.map(([, path]) => path),
  ...families.flatMap(({ pictures, variants }) => [...pictures, ...variants.flatMap((row) => row.pictures)]),
]);
const fileNames = (list: readonly string[]): string[] => list.map(fileOf);

async function main(): Promise<void> {
  await mkdir(join(FOLDER, 'pictures'), { recursive: true });
  console.log(
    `Drawing ${paths.size} pictures, which takes minutes where the sandbox has not shown them yet.`,
  );
  // Two at a time: sharp draws on threads of its own.
  const waiting = [...paths];
  const drawNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await writePicture(path);
  };
  await Promise.all([drawNext(), drawNext(), writeLogo(companyLogoUrl)]);
  const catalogue = {
    store: {
      ...texts,
      logo: fileOf(companyLogoUrl),
      categoryImages: Object.fromEntries(categoryPaths.map(([name, path]) => [name, fileOf(path)])),
    },
    products: families.map((family) => ({
      ...family,
      pictures: fileNames(family.pictures),
      variants: family.variants.map((variant) => ({ ...variant, pictures: fileNames(variant.pictures) })),
    })),
    accounts: [demoAccount()],
  };
  // Last, and in one step: where it is, all pictures are.
  await writeFile(join(FOLDER, 'catalogue.json.new'), JSON.stringify(catalogue));
  await rename(join(FOLDER, 'catalogue.json.new'), join(FOLDER, 'catalogue.json'));
  console.log(`${FOLDER} has ${families.length} families, ${paths.size} pictures and a logo.`);
}

main().catch(async (error: unknown) => {
  await rm(join(FOLDER, 'catalogue.json'), { force: true });
  throw error;
});
