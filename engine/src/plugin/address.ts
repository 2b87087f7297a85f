import type { OrderAddress } from '@vendure/common/lib/generated-types';

/** An address as the shop sends and shows it. */
export interface ShopAddress {
  readonly fullName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
}

/** The only country that the shop sends to. */
export const COUNTRY = { code: 'IN', name: 'India' } as const;

/** The shop's address as Vendure keeps it. */
export const toVendureAddress = (address: ShopAddress): OrderAddress => ({
  fullName: address.fullName,
  streetLine1: address.address,
  city: address.city,
  province: address.state,
  postalCode: address.postalCode,
  phoneNumber: address.phone,
  countryCode: COUNTRY.code,
  country: COUNTRY.name,
});

/** An address of Vendure as the shop shows it; what is not there is empty. */
export const toShopAddress = (address: OrderAddress): ShopAddress => ({
  fullName: address.fullName ?? '',
  address: [address.streetLine1, address.streetLine2].filter(Boolean).join(', '),
  city: address.city ?? '',
  state: address.province ?? '',
  postalCode: address.postalCode ?? '',
  phone: address.phoneNumber ?? '',
});
