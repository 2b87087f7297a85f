/** What a merchant does on the administration page, by the calls that it makes: a new product can be bought at once. */
import { fieldsOf, readList } from '../../src/lib/untrusted';
import { SHIPPING } from '../../sandbox/testing';
import { call, signIn, signOut } from './engineApi';
import { newShopper, textOf, trial, type Trial } from './meetings';
import type { Store } from './store';

const PIECES = 2;
const PRICE_PAISE = 49_900;

const PRODUCT = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }`;
const VARIANT = `mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }`;
const SKU = `query ($id: ID!) { product(id: $id) { variants { sku } } }`;
const RENAME = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }`;

const enginePortOf = ({ adminUrl }: Store): number => Number(new URL(adminUrl).port);

/** Calls the Admin API as the superadmin. Rejects where a call is refused. */
export const signInAsMerchant = async (store: Store) => {
  const port = enginePortOf(store);
  const token = await signIn(port, 'admin-api', 'superadmin', store.adminPassword);
  return async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const { data, errors } = await call(port, 'admin-api', query, variables, token);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return { ...fieldsOf<Record<string, unknown>>(data) };
  };
};

/** Adds a product, buys it, buys what is left and one more, and renames it. */
export const tryMerchant = async (store: Store): Promise<readonly Trial[]> => {
  const admin = await signInAsMerchant(store);
  const sku = `trial-${Date.now()}`;
  const name = 'Brass Bookmark';
  const words = (title: string) => [{ languageCode: 'en', name: title, slug: sku, description: 'Thin.' }];
  // The last of every list: the tests that follow order the first product.
  const fields = { category: 'Hand Tools', parentCategory: 'Marking', position: 10_000 };
  const input = { enabled: true, translations: words(name), customFields: fields };
  const productId = textOf((await admin(PRODUCT, { input }))['createProduct'], 'id');
  const variant = {
    productId,
    sku,
    price: PRICE_PAISE,
    stockOnHand: PIECES,
    translations: [{ languageCode: 'en', name }],
  };
  await admin(VARIANT, { input: [variant] });

  const shopper = await newShopper(store.apiUrl);
  const shown = await shopper.call(`/products/${sku}`);
  const listed = await shopper.call(`/products?category=hand%20tools&parentCategory=marking&limit=100`);
  const names = readList(fieldsOf<Record<string, unknown>>(listed.body)['data']).map((product) =>
    textOf(product, 'title'),
  );
  const order = (quantity: number) =>
    shopper.call('/orders', { products: { [sku]: quantity }, shippingAddress: SHIPPING });
  const bought = await order(1);
  const tooMuch = await order(PIECES);
  await admin(RENAME, { input: { id: productId, translations: words('Copper Bookmark') } });
  const renamed = await shopper.call(`/products/${sku}`);
  const second = await admin(PRODUCT, {
    input: { ...input, translations: [{ ...words(name)[0], slug: `${sku}-2` }] },
  });
  const secondId = textOf(second['createProduct'], 'id');
  const unnamed = { ...variant, productId: secondId, sku: ' ' };
  const skuTaken = `Another variant has the SKU ${sku} already: choose another one.`;
  const taken = await admin(VARIANT, { input: [{ ...unnamed, sku }] }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  await admin(VARIANT, { input: [unnamed] });
  const [only] = readList(
    fieldsOf<Record<string, unknown>>((await admin(SKU, { id: secondId }))['product'])['variants'],
  );
  const shownToo = await shopper.call(`/products/${textOf(only, 'sku')}`);
  return [
    trial('a new product is shown', [shown.status, textOf(shown.body, 'title')], [200, name]),
    trial('a new product is listed', names.includes(name), true),
    trial('a new product is bought', bought.status, 201),
    trial(
      'only what is left of it is sold',
      [tooMuch.status, textOf(tooMuch.body, 'error')],
      [422, `Only 1 piece of ${name} can be had.`],
    ),
    trial('two products have not the same SKU', taken.includes(skuTaken) ? skuTaken : taken, skuTaken),
    trial('a product without a SKU gets one', [shownToo.status, textOf(shownToo.body, 'title')], [200, name]),
    trial('its new name is shown at once', textOf(renamed.body, 'title'), 'Copper Bookmark'),
  ];
};

/** A session that was ended at the engine is refused by the gateway at once. */
export const tryEndedSession = async (store: Store): Promise<Trial> => {
  const shopper = await newShopper(store.apiUrl);
  const paths = ['/accountInfo', '/orders', '/payments/fields'];
  const statuses = () => Promise.all(paths.map(async (path) => (await shopper.call(path)).status));
  const before = await statuses();
  await signOut(enginePortOf(store), shopper.token);
  const after = await statuses();
  return trial(
    'a session that was ended is refused at once',
    [before, after],
    [
      [200, 200, 200],
      [401, 401, 401],
    ],
  );
};
