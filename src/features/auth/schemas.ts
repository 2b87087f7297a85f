import { boolean, object, string, type InferType } from 'yup';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/constants';
import { hasBasicEmailPattern } from '../../lib/strings';
import { emailInvalid, fieldRequired } from '../../lib/texts';
import { authTexts } from './authTexts';

const emailSchema = string().trim().email(emailInvalid).required(emailInvalid);

const passwordSchema = string()
  .required(authTexts.passwordTooShort)
  .min(PASSWORD_MIN_LENGTH, authTexts.passwordTooShort);

export const loginSchema = object({
  email: emailSchema,
  password: passwordSchema,
  rememberMe: boolean().default(false),
});

export type LoginValues = InferType<typeof loginSchema>;

/** An email address as it is sent: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function nameSchema(message: string) {
  return string().trim().required(message).min(NAME_MIN_LENGTH, message);
}

const passwordIn = ({ parent }: { readonly parent: { readonly password?: string } }) => parent.password ?? '';

export const registerSchema = object({
  firstName: nameSchema(authTexts.firstNameTooShort),
  lastName: nameSchema(authTexts.lastNameTooShort),
  email: emailSchema.test('basic-pattern', emailInvalid, (email) => hasBasicEmailPattern(email)),
  password: passwordSchema,
  confirmPassword: string()
    .test('same-password', authTexts.passwordsDiffer, (value, form) => (value ?? '') === passwordIn(form))
    .test('filled', fieldRequired, (value, form) => (value ?? '') + passwordIn(form) !== ''),
});

export type RegisterValues = InferType<typeof registerSchema>;
