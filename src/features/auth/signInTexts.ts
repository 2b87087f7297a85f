/** The sign-in page (specification, section 5). */
export const signInTexts = {
  heading: 'Sign In',
  form: 'Sign in',
  newHere: 'New here?',
  register: 'Create an account',
  email: 'Email',
  password: 'Password',
  remember: 'Remember me',
  forgotPassword: 'Forgot password?',
  submit: 'Sign In',
  signingIn: 'Signing in...',
  /** The names of both policies follow, joined by `and`. */
  agree: 'By signing in you agree to our',
  and: 'and',
} as const;
