import { boolean, object, string } from 'yup';
import { PASSWORD_MIN_LENGTH } from '../../lib/constants';
import { emailInvalid } from '../../lib/texts';
import { authTexts } from './authTexts';

/** What the sign-in form holds. */
export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** An email address as every form asks for one; empty will not do either (specification, section 5). */
export const emailSchema = string().trim().email(emailInvalid).required(emailInvalid);

/** A password as both forms ask for it. */
export const passwordSchema = string()
  .required(authTexts.passwordTooShort)
  .min(PASSWORD_MIN_LENGTH, authTexts.passwordTooShort);

/** The rules of the sign-in form (specification, section 5). */
export const loginSchema = object({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: boolean().default(false),
});
