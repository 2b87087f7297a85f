import { boolean, object, string } from 'yup';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/constants';
import { hasBasicEmailPattern } from '../../lib/strings';
import { emailInvalid } from '../../lib/texts';
import { authTexts } from './authTexts';

export interface LoginValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const emailSchema = string().trim().email(emailInvalid).required(emailInvalid);

const passwordSchema = string()
  .required(authTexts.passwordTooShort)
  .min(PASSWORD_MIN_LENGTH, authTexts.passwordTooShort);

export const loginSchema = object({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: boolean().default(false),
});

export interface RegisterValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/** An email address as it is sent: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function nameSchema(message: string) {
  return string().trim().required(message).min(NAME_MIN_LENGTH, message);
}

export const registerSchema = object({
  firstName: nameSchema(authTexts.firstNameTooShort),
  lastName: nameSchema(authTexts.lastNameTooShort),
  email: emailSchema.test('basic-pattern', emailInvalid, (email) => hasBasicEmailPattern(email)),
  password: passwordSchema,
  confirmPassword: string().test(
    'same-password',
    authTexts.passwordsDiffer,
    (value, { parent }: { parent: Partial<RegisterValues> }) => (value ?? '') === (parent.password ?? ''),
  ),
});
