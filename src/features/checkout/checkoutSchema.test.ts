import { shippingFields } from '../../lib/shippingAddress';
import { buildAddress } from '../../testing/builders';
import { validationErrors } from '../../testing/validationErrors';
import { checkoutSchema } from './checkoutSchema';

const problems = (address: object) => validationErrors(checkoutSchema, address);

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
