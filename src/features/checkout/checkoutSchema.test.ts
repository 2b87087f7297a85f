import { ValidationError } from 'yup';
import { shippingFields } from '../../lib/shippingAddress';
import { buildAddress } from '../../testing/builders';
import { checkoutSchema } from './checkoutSchema';

/** What is wrong with the fields of an address, by their names. */
function problems(address: object): Readonly<Record<string, string>> {
  try {
    checkoutSchema.validateSync(address, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }): [string, string] => [path, message]));
  }
}

describe('The shipping form', () => {
  it('accepts an address with all fields', () => {
    expect(problems(buildAddress())).toEqual({});
  });

  it.each(shippingFields)('requires %s, which may not be blank', (field) => {
    const required = { [field]: 'This field is required' };
    expect(problems({ ...buildAddress(), [field]: '' })).toEqual(required);
    expect(problems({ ...buildAddress(), [field]: ' \n ' })).toEqual(required);
  });
});
