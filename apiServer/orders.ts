/** What every server of the API says of orders and accounts, and what it refuses. */
import { brand } from '../src/brand';
import { HttpError } from './errors';
import type { OperationTypes, ShippingAddressDto } from './wire';

type Registration = OperationTypes['registerUser']['body'];

/** Order status codes [4.order-status]. */
export const ORDER_STATUS = { pending: 0, processing: 1, shipped: 2, delivered: 3, cancelled: 4 } as const;

/** The page of a listing, and how many products it has, where the request does not say. */
export const LISTING_DEFAULTS = { page: 1, limit: 12 } as const;

const MIN_NAME_LENGTH = 2;
const BASIC_EMAIL = /^\S+@\S+\.\S+$/;

const SHIPPING_LABEL: Readonly<Record<keyof ShippingAddressDto, string>> = {
  fullName: 'full name',
  address: 'address',
  city: 'city',
  state: 'state',
  postalCode: 'postal code',
  phone: 'phone number',
};

const {
  prefix,
  digits: [fewest, most],
} = brand.phone;
const ownNumber = `(?=\\d{${fewest},${most}}$)`;
const withCountry = new RegExp(`^(00)?${prefix.replace(/\D/g, '')}${ownNumber}`);
const withZero = new RegExp(`^0${ownNumber}`);

/** The digits of a phone number of the brand's country without its country code or leading zero; '' for any other text. */
const phoneDigits = (text: string): string => {
  if (!/^[\d\s+().-]+$/.test(text)) return '';
  const digits = text.replace(/\D/g, '');
  const hasCountry = /^[\s(]*(\+|00)/.test(text) || digits.length > most;
  return (hasCountry ? digits.replace(withCountry, '') : digits).replace(withZero, '');
};

/** Whether an email address or a phone number, as a shopper wrote it, is one of an order. */
export const isContactOf = (contactInfo: string, email: string, phone: string): boolean => {
  const contact = contactInfo.trim();
  if (contact.toLowerCase() === email.toLowerCase()) return true;
  const digits = phoneDigits(contact);
  return digits !== '' && digits === phoneDigits(phone);
};

/** A shipping address without outer spaces. Throws an HttpError 422 for a part that is missing. */
export const trimShipping = (shipping: ShippingAddressDto): ShippingAddressDto => {
  const trimmed: ShippingAddressDto = {
    fullName: shipping.fullName.trim(),
    address: shipping.address.trim(),
    city: shipping.city.trim(),
    state: shipping.state.trim(),
    postalCode: shipping.postalCode.trim(),
    phone: shipping.phone.trim(),
  };
  const blank = Object.entries(trimmed).find(([, value]) => value === '');
  if (blank !== undefined) {
    const label = Object.entries(SHIPPING_LABEL).find(([name]) => name === blank[0])?.[1];
    throw new HttpError(422, `The ${label ?? blank[0]} of the shipping address is missing.`);
  }
  return trimmed;
};

/** An order's number as it is stored. Takes it as a shopper wrote it. */
export const toOrderId = (text: string): string => text.trim().toUpperCase();

/** What an account is made of, without outer spaces. Throws an HttpError 422 for what cannot be. */
export const readRegistration = (body: Registration): Registration => {
  const email = body.email.trim().toLowerCase();
  const firstName = body.firstName.trim();
  const lastName = body.lastName.trim();
  if (!BASIC_EMAIL.test(email)) throw new HttpError(422, 'This email address is not valid.');
  if (firstName.length < MIN_NAME_LENGTH || lastName.length < MIN_NAME_LENGTH) {
    throw new HttpError(422, `First and last name must have at least ${MIN_NAME_LENGTH} characters.`);
  }
  return { email, password: body.password, firstName, lastName };
};

/** The refusals that every server words alike. */
export const accountExists = (): HttpError =>
  new HttpError(409, 'An account with this email address exists already.');
export const wrongPassword = (): HttpError =>
  new HttpError(401, 'The email address or the password is wrong.');
export const orderNotFound = (): HttpError => new HttpError(404, 'Order not found or access denied');
export const productNotFound = (): HttpError => new HttpError(404, 'There is no product with this id.');
export const notSold = (): HttpError => new HttpError(422, 'A product in this order is no longer sold.');
export const tooMany = (max: number, title: string): HttpError =>
  new HttpError(422, `We cannot send more than ${max} pieces of ${title} at once.`);
