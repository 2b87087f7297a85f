import { brand } from '../brand';

/** The address that calls a phone number: its digits and a leading plus. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A phone number of the country in groups, such as '+91 80 4123 4567'; any other as it is. */
export function groupedPhone(phone: string): string {
  const { prefix, groupings } = brand.phone;
  if (!phone.startsWith(prefix)) return phone;
  const digits = phone.slice(prefix.length);
  const [, ...groups] =
    groupings.map((grouping) => grouping.exec(digits)).find((found) => found !== null) ?? [];
  return groups.length === 0 ? phone : [prefix, ...groups].join(' ');
}
