import { object, string } from 'yup';
import { fieldRequired } from '../../lib/texts';

const filled = string().trim().required(fieldRequired);

/** The rules of the shipping form: every field non-blank after trimming. */
export const checkoutSchema = object({
  fullName: filled,
  address: filled,
  city: filled,
  state: filled,
  postalCode: filled,
  phone: filled,
});
