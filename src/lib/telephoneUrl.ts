/** The address that calls a phone number: its digits and a leading plus. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
