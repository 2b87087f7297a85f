import { PHONE_PREFIX } from './constants';

/** The address that calls a phone number: its digits and a leading plus. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

const MOBILE_DIGITS = /^([6-9]\d{4})(\d{5})$/;
const CITY_DIGITS = /^(\d{2})(\d{4})(\d{4})$/;
/** Numbers of Bengaluru and Ahmedabad, which begin like those of mobile phones. */
const CITY_NUMBER = /^(79|80)[2467]/;

/** A phone number of the country in groups, such as '+91 80 4123 4567'; any other as it is. */
export function groupedPhone(phone: string): string {
  if (!phone.startsWith(PHONE_PREFIX)) return phone;
  const digits = phone.slice(PHONE_PREFIX.length);
  const groups = CITY_NUMBER.test(digits)
    ? CITY_DIGITS.exec(digits)
    : (MOBILE_DIGITS.exec(digits) ?? CITY_DIGITS.exec(digits));
  return groups === null ? phone : [PHONE_PREFIX, ...groups.slice(1)].join(' ');
}
