/** @jest-environment jest-fixed-jsdom */
import { isRecord } from '../../lib/untrusted';
import { buildOrder, buildPaymentField, buildProduct, buildStoreInfo } from '../../testing/builders';
import { description } from '../../testing/description';
import { toAccount } from './account';
import { toOrder } from './order';
import { toPaymentOutcome } from './payment';
import { toPaymentFields } from './paymentFields';
import { toProduct } from './product';
import { toStoreInfo } from './storeInfo';

type Sample = Readonly<Record<string, unknown>>;

/** An entity of the server's answers, and how the shop reads it. */
interface Entity {
  readonly name: string;
  readonly schema: string;
  /** The fields in the specification that the shop reads, and those that no screen shows. */
  readonly fields: string;
  readonly unread?: string;
  /** Valid entities which together have every field. */
  readonly samples: readonly Sample[];
  readonly read: (sample: unknown) => unknown;
}

const png = 'iVBORw0KGgo=';

const qr = { type: 'qr', qr: 'upi://pay?pa=shop@bank' };

const form = { type: 'card', url: 'https://bank.example/form', data: { a: '1' } };

const redirect = { type: 'redirect_post', redirectUrl: 'https://bank.example/pay', formParams: form };

const select = {
  ...buildPaymentField({ type: 'select' }),
  placeholder: 'Choose a bank',
  description: 'Your bank',
  options: ['First Bank'],
  inline: true,
  mask: '99-99',
  defaultValue: 'First Bank',
  rulesMessages: ['Choose one'],
  showWhenFilled: ['method'],
};

const entities: readonly Entity[] = [
  {
    name: 'a product [3.product.1]',
    schema: 'ProductDto',
    fields:
      'id title description imgUrl category parentCategory regularPrice discountedPrice createdAt images attributes',
    samples: [{ ...buildProduct(), images: [{ url: 'http://localhost/second.svg' }] }],
    read: toProduct,
  },
  {
    name: 'an image of a product [3.product.3]',
    schema: 'ProductImageDto',
    fields: 'url',
    samples: [{ url: 'http://localhost/second.svg' }],
    read: (image) => toProduct({ ...buildProduct(), images: [image] }),
  },
  {
    name: 'an attribute of a product [3.product.4]',
    schema: 'ProductAttributeDto',
    fields: 'key value metricUnit',
    unread: 'id',
    samples: [{ id: 'b3', key: 'weight', value: ['180'], metricUnit: 'g' }],
    read: (attribute) => toProduct({ ...buildProduct(), attributes: [attribute] }),
  },
  {
    name: 'an account [3.user.3]',
    schema: 'AccountDto',
    fields: 'firstName lastName email createdAt',
    samples: [{ firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com', createdAt: '2025-03-14' }],
    read: toAccount,
  },
  {
    name: 'an order [3.order.1]',
    schema: 'OrderDto',
    fields: 'id status createdAt items shippingAddress',
    samples: [{ ...buildOrder({ status: 2 }) }],
    read: toOrder,
  },
  {
    name: 'an item of an order [3.order.1]',
    schema: 'OrderItemDto',
    fields: 'id productTitle quantity price',
    samples: [{ id: 7, productTitle: 'Claw Hammer', quantity: 2, price: 999 }],
    read: (item) => toOrder({ ...buildOrder(), items: [item] }),
  },
  {
    name: 'the address of an order [3.shipping.2]',
    schema: 'OrderAddressDto',
    fields: 'address city state postalCode',
    samples: [{ address: '7 Lake View Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001' }],
    read: (shippingAddress) => toOrder({ ...buildOrder(), shippingAddress }),
  },
  {
    name: 'store info [3.store-info.1, 3.store-info.2, 3.store-info.3, 3.store-info.4]',
    schema: 'StoreInfoDto',
    fields:
      'storeName companyName companyAddress companyEmail companyPhone companyLogoUrl description categories ' +
      'categoryImages policies',
    samples: [{ ...buildStoreInfo({ policies: { terms: '<p>Terms</p>' } }) }],
    read: toStoreInfo,
  },
  {
    name: 'a field of the payment form [3.payment-field.1]',
    schema: 'PaymentFieldDto',
    fields:
      'name label placeholder description type options inline mask defaultValue rules rulesMessages showWhenFilled',
    samples: [select],
    read: (field) => toPaymentFields([field]),
  },
  {
    name: 'the rules of a field [3.payment-field.3]',
    schema: 'PaymentRulesDto',
    fields: 'required minLength maxLength pattern',
    samples: [{ required: true, minLength: 2, maxLength: 5, pattern: '^\\d+$' }],
    read: (rules) => toPaymentFields([{ ...buildPaymentField(), rules }]),
  },
  {
    name: 'the answer to a payment [3.payment-response.1]',
    schema: 'PaymentAnswerDto',
    fields: 'success error redirectUrl action',
    samples: [
      { success: false, error: 'Declined.' },
      { success: true, redirectUrl: 'https://bank.example/pay' },
      { success: true, action: qr },
    ],
    read: toPaymentOutcome,
  },
  {
    name: 'the action of a payment [3.payment-response.2]',
    schema: 'PaymentActionDto',
    fields: 'type redirectUrl formParams qr qrBase64',
    samples: [qr, { type: 'qr', qrBase64: png }, redirect],
    read: (action) => toPaymentOutcome({ success: true, action }),
  },
  {
    name: 'the form of a payment [3.payment-response.3]',
    schema: 'PaymentFormParamsDto',
    fields: 'type url data',
    samples: [form],
    read: (formParams) => toPaymentOutcome({ success: true, action: { ...redirect, formParams } }),
  },
];

/** The names of the fields of a schema in the OpenAPI description. */
function describedFields(schema: string): readonly string[] {
  const found = ['components', 'schemas', schema, 'properties'].reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    description,
  );
  return isRecord(found) ? Object.keys(found) : [];
}

function without(sample: Sample, field: string): Sample {
  return Object.fromEntries(Object.entries(sample).filter(([name]) => name !== field));
}

/** Whether the shop reads a field: without it the result is another one. */
function isRead({ samples, read }: Entity, field: string): boolean {
  return samples.some(
    (sample) => JSON.stringify(read(sample)) !== JSON.stringify(read(without(sample, field))),
  );
}

describe('Section 3, the fields of what the server sends', () => {
  it.each(entities)('are described and read: $name', (entity) => {
    const described = describedFields(entity.schema);
    const unread = entity.unread?.split(' ') ?? [];
    const fields = entity.fields.split(' ');
    expect(described.toSorted()).toEqual([...fields, ...unread].toSorted());
    const unsampled = fields.filter((field) => !entity.samples.some((sample) => field in sample));
    expect({ withoutValueInSamples: unsampled }).toEqual({ withoutValueInSamples: [] });
    expect(described.filter((field) => isRead(entity, field)).toSorted()).toEqual(fields.toSorted());
  });
});

// A server may send anything: answers are not validated before they reach a model.
describe('Section 3, Store info', () => {
  it('holds the store’s name, description and company [3.store-info.1]', () => {
    expect(toStoreInfo(buildStoreInfo({ storeName: ' Loom & Lathe ' }))).toMatchObject({
      storeName: 'Loom & Lathe',
      companyName: 'Loom & Lathe Trading Pvt. Ltd.',
      companyAddress: '14 Mill Road, Bengaluru 560058',
      companyEmail: 'care@loomandlathe.example',
      companyPhone: '+91 80 4123 4567',
      companyLogoUrl: 'http://localhost:8044/pictures/logo.svg',
      description: 'Hand tools and clothes.',
    });
  });

  it('lists the names of categories, each once [3.store-info.2]', () => {
    expect(toStoreInfo(buildStoreInfo({ categories: ['Men', ' Women', 'Men', ' '] })).categories).toEqual([
      'Men',
      'Women',
    ]);
  });

  it('has pictures by category, and a default one; none that could run [3.store-info.3]', () => {
    const categoryImages = {
      Men: 'https://cdn.example/men.png',
      Women: '/pictures/women.png',
      'Hand Tools': 'javascript:alert(1)',
      default: 'https://cdn.example/default.png',
    };
    expect(toStoreInfo(buildStoreInfo({ categoryImages })).categoryImages).toEqual({
      Men: 'https://cdn.example/men.png',
      Women: '/pictures/women.png',
      default: 'https://cdn.example/default.png',
    });
  });

  it('has the HTML of the policies that it writes itself [3.store-info.4]', () => {
    const policies = { terms: '<p>Ours</p>', privacy: ' ', other: '<p>x</p>' };
    expect(toStoreInfo(buildStoreInfo({ policies })).policies).toEqual({ terms: '<p>Ours</p>' });
  });

  const bare = {
    storeName: '',
    companyName: '',
    companyAddress: '',
    companyEmail: '',
    companyPhone: '',
    companyLogoUrl: '',
    description: '',
    categories: [],
    categoryImages: {},
    policies: {},
  };

  it.each([
    ['left out', {}],
    ['nothing', null],
    ['a list', []],
    ['text', 'x'],
    [
      'null',
      {
        ...{
          storeName: null,
          companyName: null,
          companyAddress: null,
          companyEmail: null,
          companyPhone: null,
        },
        ...{
          companyLogoUrl: null,
          description: null,
          categories: null,
          categoryImages: null,
          policies: null,
        },
      },
    ],
    [
      'of another type',
      {
        ...{ storeName: {}, companyName: [], companyLogoUrl: 'data:text/html,x', categories: { a: 1 } },
        ...{ categoryImages: ['x'], policies: [1], description: true },
      },
    ],
    ['empty or unknown', { categories: [], categoryImages: {}, policies: {}, theme: 'dark' }],
  ])('is whole where everything is %s [3.store-info.8]', (_what, answer) => {
    expect(toStoreInfo(answer)).toEqual(bare);
  });

  it('takes numbers for texts, and a lone text for a list [3.store-info.8]', () => {
    expect(toStoreInfo({ companyPhone: 18001234, categories: 'Men', policies: { terms: 7 } })).toEqual({
      ...bare,
      companyPhone: '18001234',
      categories: ['Men'],
      policies: { terms: '7' },
    });
  });

  it('has pictures of 200 categories, and the default one wherever it stands', () => {
    const url = 'https://cdn.example/a.png';
    const names = [...Array.from({ length: 201 }, (_, index) => `c${index}`), 'default'];
    const { categoryImages } = toStoreInfo({
      categoryImages: Object.fromEntries(names.map((name) => [name, url])),
    });
    expect(Object.keys(categoryImages)).toEqual([...names.slice(0, 200), 'default']);
  });

  it('has no picture of a category whose name is too long', () => {
    const url = 'https://cdn.example/a.png';
    const { categoryImages } = toStoreInfo({
      categoryImages: { ['x'.repeat(300)]: url, ['x'.repeat(301)]: url },
    });
    expect(categoryImages).toEqual({ ['x'.repeat(300)]: url });
  });

  it('has 100 categories at most, with names of 300 characters', () => {
    const sent = Array.from({ length: 101 }, (_, index) => `${index} ${'x'.repeat(400)}`);
    const { categories } = toStoreInfo({ categories: sent });
    expect(categories).toEqual(sent.slice(0, 100).map((name) => name.slice(0, 300)));
  });
});
