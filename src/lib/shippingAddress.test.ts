import { buildAddress } from '../testing/builders';
import {
  blankAddress,
  isBlankAddress,
  isSameAddress,
  readAddress,
  shippingFields,
  shippingLimits,
  toSentAddress,
} from './shippingAddress';

describe.each(shippingFields)('The field %s of an address', (field) => {
  it('makes the address another one, and keeps it from being blank', () => {
    const address = { ...blankAddress, [field]: 'x' };
    expect(isSameAddress(blankAddress, address)).toBe(false);
    expect(isBlankAddress(address)).toBe(false);
  });

  it('is kept in its place, up to its limit', () => {
    const limit = shippingLimits[field];
    const longest = { ...blankAddress, [field]: 'x'.repeat(limit) };
    expect(readAddress(longest)).toEqual(longest);
    expect(readAddress({ ...blankAddress, [field]: 'x'.repeat(limit + 1) })).toEqual(longest);
  });

  it('is sent on one line, without space around it', () => {
    expect(toSentAddress({ ...buildAddress(), [field]: ' 4,  Mill Road \r\n\n  Pune \n' })).toEqual({
      ...buildAddress(),
      [field]: '4,  Mill Road, Pune',
    });
  });
});

it('joins lines with one comma, and leaves spaces and commas within them', () => {
  const sent = (address: string) => toSentAddress({ ...buildAddress(), address }).address;
  expect(sent('4 Mill Road,\nPune')).toBe('4 Mill Road, Pune');
  expect(sent('4 Mill Road, \rPune')).toBe('4 Mill Road, Pune');
  expect(sent('4 Mill  Road,  Pune')).toBe('4 Mill  Road,  Pune');
});

it('is blank without any text', () => {
  expect(isBlankAddress(blankAddress)).toBe(true);
  expect(isBlankAddress({ ...blankAddress, city: ' \n' })).toBe(true);
  expect(isSameAddress(buildAddress(), buildAddress())).toBe(true);
});

it.each([null, 'Pune', ['Pune'], {}, { street: 'x' }, { ...blankAddress, city: '  ' }, { city: {} }])(
  'reads no address from %j',
  (value) => {
    expect(readAddress(value)).toBeNull();
  },
);
