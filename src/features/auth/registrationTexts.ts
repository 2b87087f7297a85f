import { PASSWORD_MIN_LENGTH } from '../../lib/constants';

/** Common email providers (specification, "Register"). */
const providers = ['gmail.com', 'outlook.com'].join(' or ');

/** The registration page (specification, section 5). */
export const registrationTexts = {
  heading: 'Create Account',
  form: 'Create account',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  failed: `Registration failed. Please try using a different email provider (like ${providers}).`,
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: `Use a common provider, like ${providers}.`,
  password: 'Password',
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  confirmPassword: 'Confirm Password',
  submit: 'Create Account',
  creating: 'Creating account...',
  /** The names of both policies follow, joined by `and`. */
  agree: 'By creating an account you agree to our',
  and: 'and',
} as const;
