import { formatPhone } from './formatPhone';
import { telephoneUrl } from './telephoneUrl';

it.each([
  ['+918041234567', '+91 80 4123 4567'],
  ['+912226543210', '+91 22 2654 3210'],
  ['+919812345678', '+91 98123 45678'],
  [' +918041234567 ', '+91 80 4123 4567'],
  ['+91 80 4123 4567', '+91 80 4123 4567'],
  ['1800 ext.', '1800 ext.'],
  ['+441632960961', '+441632960961'],
  ['', ''],
])('The phone number "%s" is shown as "%s", and calls the same', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
  expect(telephoneUrl(shown)).toBe(telephoneUrl(phone));
});
