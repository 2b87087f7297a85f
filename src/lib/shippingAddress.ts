import { isRecord, readText } from './untrusted';

/** The six fields of the shipping form, in its order (specification, section 3). */
export const shippingFields = ['fullName', 'address', 'city', 'state', 'postalCode', 'phone'] as const;

export type ShippingField = (typeof shippingFields)[number];

/** Where an order goes. */
export type ShippingAddress = Readonly<Record<ShippingField, string>>;

/** How many characters of a field are kept and sent at most. */
export const shippingLimits: Readonly<Record<ShippingField, number>> = {
  fullName: 200,
  address: 500,
  city: 100,
  state: 100,
  postalCode: 20,
  phone: 30,
};

function fromFields(text: (field: ShippingField) => string): ShippingAddress {
  return {
    fullName: text('fullName'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    phone: text('phone'),
  };
}

/** An address of which nothing is known yet. */
export const blankAddress: ShippingAddress = fromFields(() => '');

/** Whether nothing has been typed. */
export function isBlankAddress(address: ShippingAddress): boolean {
  return shippingFields.every((field) => address[field].trim() === '');
}

/** Whether two addresses say the same. */
export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return shippingFields.every((field) => one[field] === other[field]);
}

/** The address as it is sent: trimmed, and on one line, because the order screens show one. */
export function toSentAddress(address: ShippingAddress): ShippingAddress {
  return fromFields((field) => address[field].trim().replace(/,?\s*[\r\n]+\s*/g, ', '));
}

/** An address from an untrusted stored value; null where it holds none. */
export function readAddress(value: unknown): ShippingAddress | null {
  if (!isRecord(value)) return null;
  const address = fromFields((field) => readText(value[field]).slice(0, shippingLimits[field]));
  return isBlankAddress(address) ? null : address;
}
