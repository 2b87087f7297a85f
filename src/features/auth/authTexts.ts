import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/constants';

/** Texts of sign-in, sign-out and registration (specification, sections 5 and 8; rulings 8 and 9). */
export const authTexts = {
  signedIn: 'Logged in successfully.',
  signInFailed: 'Failed to login. Please check your credentials.',
  registered: 'Account created successfully. You can now log in.',
  registrationErrorTitle: 'Registration Error',
  registrationFailed: 'Failed to register. Please try again.',
  signedOutTitle: 'Logged out',
  signedOutOnAccount: 'You have been successfully logged out.',
  signedOutElsewhere: 'You have been logged out successfully.',
  signOutFailed: 'Failed to log out properly.',
  passwordTooShort: `Password must be at least ${PASSWORD_MIN_LENGTH} characters`,
  firstNameTooShort: `First name must be at least ${NAME_MIN_LENGTH} characters`,
  lastNameTooShort: `Last name must be at least ${NAME_MIN_LENGTH} characters`,
  passwordsDiffer: 'Passwords do not match',
  emailRefusedTitle: 'Invalid Email',
  emailRefused: 'Please enter a valid email address.',
  accountFailed: 'Failed to load account information',
  profileUnknown: 'Signed in',
  profileUnknownHint: 'Details not available',
} as const;
