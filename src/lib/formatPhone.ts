/** An Indian number without its country code: area codes of two digits, before a first digit that no mobile number has. */
const cityNumber = /^(11|20|22|33|40|44|79|80)([2-6]\d{3})(\d{4})$/;
const mobileNumber = /^(\d{5})(\d{5})$/;

/** A phone number in groups, as '+91 80 4123 4567'; unchanged where it is no plain Indian number. */
export function formatPhone(phone: string): string {
  const digits = /^\+91(\d{10})$/.exec(phone.trim())?.[1];
  if (digits === undefined) return phone;
  const groups = (cityNumber.exec(digits) ?? mobileNumber.exec(digits) ?? [digits, digits]).slice(1);
  return ['+91', ...groups].join(' ');
}
