/** What signing in, out and up says (specification, sections 5 and 8; rulings 8 and 9). */
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
} as const;
