import { boolean, object, string } from 'yup';
import { PASSWORD_MIN_LENGTH } from '../../lib/constants';
import { emailInvalid } from '../../lib/texts';
import { authTexts } from './authTexts';

/** The values of the sign-in form. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** A required email address. */
export const emailSchema = string().trim().email(emailInvalid).required(emailInvalid);

/** A required password. */
export const passwordSchema = string()
  .required(authTexts.passwordTooShort)
  .min(PASSWORD_MIN_LENGTH, authTexts.passwordTooShort);

/** The rules of the sign-in form. */
export const loginSchema = object({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: boolean().default(false),
});
