/** The fields that the shop needs beside Vendure's own, all of them edited on the administration page. */
import { Asset, LanguageCode, type CustomFieldConfig, type CustomFields } from '@vendure/core';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];

const SHOP_TAB = 'Shop';
const POLICY_TAB = 'Policies';

/** The policies that the shop has pages for; each is a custom field of the channel, such as policyTerms. */
export const POLICIES = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'] as const;

/** The name of a policy's field. */
export const policyField = (policy: string): string =>
  `policy${policy.charAt(0).toUpperCase()}${policy.slice(1)}`;

const shortText = (name: string, title: string): CustomFieldConfig => ({
  name,
  type: 'string',
  label: label(title),
  nullable: true,
  public: false,
  ui: { tab: SHOP_TAB },
});

const longText = (name: string, title: string, tab: string, hint?: string): CustomFieldConfig => ({
  name,
  type: 'text',
  label: label(title),
  ...(hint === undefined ? {} : { description: label(hint) }),
  nullable: true,
  public: false,
  ui: { tab, component: 'textarea-form-input' },
});

const channelFields: CustomFieldConfig[] = [
  shortText('storeName', 'Shop name'),
  shortText('companyName', 'Company'),
  longText('companyAddress', 'Postal address', SHOP_TAB),
  shortText('companyEmail', 'Email address'),
  shortText('companyPhone', 'Phone'),
  longText('storeDescription', 'Description', SHOP_TAB),
  {
    name: 'logo',
    type: 'relation',
    entity: Asset,
    label: label('Logo'),
    nullable: true,
    public: false,
    ui: { tab: SHOP_TAB },
  },
  {
    name: 'categories',
    type: 'string',
    list: true,
    label: label('Categories, in the order of the menu'),
    nullable: true,
    public: false,
    ui: { tab: SHOP_TAB },
  },
  {
    name: 'categoryImages',
    type: 'relation',
    list: true,
    entity: Asset,
    label: label('Pictures of categories'),
    description: label("Name each picture as its category; the one named 'default' is for all others."),
    public: false,
    ui: { tab: SHOP_TAB },
  },
  ...POLICIES.map((policy) =>
    longText(
      policyField(policy),
      `Policy: ${policy}`,
      POLICY_TAB,
      'HTML. {{companyName}}, {{companyAddress}}, {{companyEmail}}, {{companyPhone}} and {{companyLogoUrl}} are filled in.',
    ),
  ),
];

const productFields: CustomFieldConfig[] = [
  { name: 'category', type: 'string', label: label('Category'), nullable: true },
  { name: 'parentCategory', type: 'string', label: label('Sub-category'), nullable: true },
  {
    name: 'gender',
    type: 'string',
    label: label('For'),
    nullable: true,
    options: ['Men', 'Women', 'Unisex'].map((value) => ({ value, label: label(value) })),
  },
  { name: 'featured', type: 'boolean', label: label('Featured'), defaultValue: false },
  {
    name: 'position',
    type: 'int',
    label: label('Position'),
    description: label('Smaller numbers come first in lists; of equal ones the newest.'),
    defaultValue: 0,
  },
  {
    name: 'attributes',
    type: 'text',
    label: label('Specifications'),
    description: label(
      'One a line, such as "fabric: Linen" or "length: 102 [cm]"; several values with | between.',
    ),
    nullable: true,
    ui: { component: 'textarea-form-input' },
  },
];

/** The custom fields by entity. */
export const customFields: CustomFields = {
  Channel: channelFields,
  Product: productFields,
  ProductVariant: [
    {
      name: 'regularPrice',
      type: 'int',
      label: label('Regular price'),
      description: label('Where it is higher than the price, the shop shows the price as reduced.'),
      nullable: true,
      ui: { component: 'currency-form-input' },
    },
  ],
  Order: [
    {
      name: 'idempotencyKey',
      type: 'string',
      label: label('Key of the request'),
      nullable: true,
      unique: true,
      public: false,
      readonly: true,
    },
  ],
};

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomOrderFields {
    idempotencyKey?: string | null;
  }
}
