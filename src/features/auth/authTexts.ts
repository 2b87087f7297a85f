import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '../../lib/constants';

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
  /** Where the shopper was sent here on the way to the checkout. */
  thenCheckout: 'Then on to your checkout: your cart is kept.',
  /** Between the names of two policies. */
  and: 'and',
} as const;

export const accountTexts = {
  loading: 'Loading your account',
  actions: 'Account Actions',
  ordersHint: 'View your order history and check order status',
  trackHint: 'Find one by its number',
  wishlistHint: 'What you have saved for later',
  deviceHint: 'Addresses and all else kept here',
  personal: 'Personal Information',
  missing: 'Your name, email and joining date are shown here once they can be loaded.',
  name: 'Name',
  email: 'Email',
  memberSince: 'Member Since',
} as const;

export const passwordTexts = {
  show: (label: string): string => `Show ${label.toLowerCase()}`,
  hide: (label: string): string => `Hide ${label.toLowerCase()}`,
} as const;

const createAccount = 'Create Account';
const signIn = 'Sign In';

const provider = 'gmail.com';

export const registrationTexts = {
  heading: createAccount,
  question: 'Already have an account?',
  otherPage: signIn,
  failed: `Registration failed. Please try using a different email provider (like ${provider} or outlook.com).`,
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  emailHint: `Use a common provider, like ${provider}.`,
  password: 'Password',
  passwordHint: `At least ${PASSWORD_MIN_LENGTH} characters.`,
  confirmPassword: 'Confirm Password',
  submit: createAccount,
  creating: 'Creating account...',
  /** The names of both policies follow. */
  agree: 'By creating an account you agree to our',
} as const;

export const signInTexts = {
  heading: signIn,
  question: 'New here?',
  otherPage: createAccount,
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  sessionEnded: {
    nothing: 'Your session has ended, please sign in again.',
    order:
      'Your session has ended, please sign in again: we do not know whether your order went through, so look at your orders first.',
    payment:
      'Your session has ended, please sign in again: we do not know whether your payment went through, so look at your orders first.',
  },
  forgotPassword: 'Forgot password?',
  submit: signIn,
  signingIn: 'Signing in...',
  /** The names of both policies follow. */
  agree: 'By signing in you agree to our',
} as const;
