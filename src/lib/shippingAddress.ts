import { isRecord, readText } from './untrusted';

/** The six fields of the shipping form, in its order: the postal code first, as it fills in the state. */
export const shippingFields = ['postalCode', 'state', 'fullName', 'address', 'city', 'phone'] as const;

type ShippingField = (typeof shippingFields)[number];

export type ShippingAddress = Readonly<Record<ShippingField, string>>;

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

export const blankAddress: ShippingAddress = fromFields(() => '');

export function isBlankAddress(address: ShippingAddress): boolean {
  return shippingFields.every((field) => address[field].trim() === '');
}

export function isSameAddress(one: ShippingAddress, other: ShippingAddress): boolean {
  return shippingFields.every((field) => one[field] === other[field]);
}

/** The address as it is sent: trimmed, each field on one line. */
export function toSentAddress(address: ShippingAddress): ShippingAddress {
  return fromFields((field) => address[field].trim().replace(/,?\s*[\r\n]\s*/g, ', '));
}

/** An address from an untrusted stored value; null for none. */
export function readAddress(value: unknown): ShippingAddress | null {
  if (!isRecord(value)) return null;
  const address = fromFields((field) => readText(value[field]).slice(0, shippingLimits[field]));
  return isBlankAddress(address) ? null : address;
}
