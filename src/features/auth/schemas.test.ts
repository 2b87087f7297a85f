import { hasBasicEmailPattern } from '../../lib/strings';
import { validationErrors } from '../../testing/validationErrors';
import { returnAddress } from './returnAddress';
import { loginSchema, normalizeEmail, registerSchema } from './schemas';

describe('Schemas', () => {
  const login = { email: 'asha@example.com', password: 'correct-horse', rememberMe: false };

  const registration = {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    password: 'correct-horse',
    confirmPassword: 'correct-horse',
  };

  describe('Section 5, Login: the sign-in form', () => {
    it('accepts a valid email, with space around it, and six characters [5.login.1, 5.login.2]', () => {
      expect(
        validationErrors(loginSchema, { ...login, email: ' asha@example.com ', password: '123456' }),
      ).toEqual({});
    });

    it.each(['', 'asha', 'asha@', '@example.com', 'asha verma@example.com'])(
      'rejects the email %j [5.login.1]',
      (email) => {
        expect(validationErrors(loginSchema, { ...login, email })).toEqual({
          email: 'Invalid email address',
        });
      },
    );

    it.each(['', '12345'])('rejects the password %j [5.login.2, 9.forms.1]', (password) => {
      expect(validationErrors(loginSchema, { ...login, password })).toEqual({
        password: 'Password must be at least 6 characters',
      });
    });
  });

  it('remembers no email unless asked to', () => {
    const { email, password } = login;
    expect(loginSchema.cast({ email, password })).toEqual({ email, password, rememberMe: false });
  });

  describe('Section 5, Register: the registration form', () => {
    it('accepts an email with space around it [5.register.3, 5.register.6]', () => {
      expect(validationErrors(registerSchema, { ...registration, email: ' asha@example.com ' })).toEqual({});
    });

    it('accepts names of two letters and a password of six characters [5.register.1, 5.register.2, 5.register.4, 9.forms.1, 9.forms.2]', () => {
      expect(
        validationErrors(registerSchema, {
          ...registration,
          firstName: 'Jo',
          lastName: 'Li',
          password: '123456',
          confirmPassword: '123456',
        }),
      ).toEqual({});
    });

    it('reports every field that is missing or too short [5.register.1, 5.register.2, 5.register.3, 5.register.4]', () => {
      expect(
        validationErrors(registerSchema, {
          firstName: 'A',
          email: 'asha',
          password: '12345',
          confirmPassword: '12345',
        }),
      ).toEqual({
        firstName: 'First name must be at least 2 characters',
        lastName: 'Last name must be at least 2 characters',
        email: 'Invalid email address',
        password: 'Password must be at least 6 characters',
      });
    });

    it.each(['', 'A', ' A '])('rejects the first name %j [5.register.1, 9.forms.2]', (firstName) => {
      expect(validationErrors(registerSchema, { ...registration, firstName })).toEqual({
        firstName: 'First name must be at least 2 characters',
      });
    });

    it.each(['', 'V', ' V '])('rejects the last name %j [5.register.2, 9.forms.2]', (lastName) => {
      expect(validationErrors(registerSchema, { ...registration, lastName })).toEqual({
        lastName: 'Last name must be at least 2 characters',
      });
    });

    it('requires the same password twice [5.register.5]', () => {
      expect(validationErrors(registerSchema, { ...registration, confirmPassword: 'Correct-horse' })).toEqual(
        {
          confirmPassword: 'Passwords do not match',
        },
      );
      expect(validationErrors(registerSchema, { ...registration, confirmPassword: '' })).toEqual({
        confirmPassword: 'Passwords do not match',
      });
    });

    it('says of an empty confirmation, where the password is empty too, that it is required [decision.51]', () => {
      expect(
        validationErrors(registerSchema, { ...registration, password: '', confirmPassword: '' }),
      ).toEqual({
        password: 'Password must be at least 6 characters',
        confirmPassword: 'This field is required',
      });
    });

    it('rejects an email without a dot, which the basic pattern requires [5.register.6]', () => {
      expect(validationErrors(registerSchema, { ...registration, email: 'asha@example' })).toEqual({
        email: 'Invalid email address',
      });
    });

    it('has a basic pattern for emails, and sends them trimmed in lower case [5.register.6, 5.register.8]', () => {
      expect(hasBasicEmailPattern(' asha@example.com ')).toBe(true);
      expect(hasBasicEmailPattern('asha@example')).toBe(false);
      expect(hasBasicEmailPattern('asha verma@example.com')).toBe(false);
      expect(normalizeEmail(' Asha@Example.COM ')).toBe('asha@example.com');
    });
  });
});

describe('The address to return to after signing in', () => {
  it('is one of this site', () => {
    expect(returnAddress({ from: '/orders?page=2#last' })).toEqual({ from: '/orders?page=2#last' });
  });

  it.each([
    [null],
    [undefined],
    ['/orders'],
    [{}],
    [{ from: '' }],
    [{ from: 7 }],
    [{ from: 'https://elsewhere.example/' }],
    [{ from: '//elsewhere.example' }],
    [{ from: '/\\elsewhere.example' }],
    [{ from: 'javascript:alert(1)' }],
  ])('is none for %j', (state) => {
    expect(returnAddress(state)).toBeNull();
  });
});
