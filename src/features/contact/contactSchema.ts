import { object, string } from 'yup';
import { emailInvalid, fieldRequired } from '../../lib/texts';

export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

const filled = string().trim().required(fieldRequired);

export const contactSchema = object({
  name: filled,
  email: filled.email(emailInvalid),
  subject: filled,
  message: filled,
});
