import { openShop } from '../../testing/openShop';
import { createAppStore } from '../../app/store';
import type { Environment } from '../../app/types';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { deviceForgotten } from '../device';
import { restoreSession } from './authListeners';
import {
  emailRemembered,
  registrationEmailRefused,
  selectEmail,
  selectRememberedEmail,
  selectSessionId,
  sessionChanged,
  sessionRestored,
  signedOut,
} from './authSlice';

/** A shop of a signed-in shopper, whose token is removed by `forget`; `log` has what happened in which sequence. */
function openSignedIn(forget?: () => void) {
  const log: string[] = [];
  const go = (to: string) => void log.push(`went to ${to}`);
  const { environment: inner } = memoryEnvironment({
    push: go,
    follow: go,
    replace: go,
    back: () => undefined,
  });
  let token = 'token';
  const session: Environment['session'] = {
    ...inner.session,
    current: () => token,
    forget: () => {
      log.push('forgot the token');
      if (forget === undefined) token = '';
      else forget();
    },
    announce: (sessionId) => void log.push(`announced ${sessionId === '' ? 'no session' : 'a session'}`),
  };
  const environment = { ...inner, session };
  const store = createAppStore(environment);
  store.dispatch(restoreSession(environment));
  log.length = 0;
  return { store, environment, log, toasts: () => store.getState().notifications.toasts };
}

describe('Signing out', () => {
  it.each([
    ['account', 'Logged out', 'You have been successfully logged out.'],
    ['header', 'Success', 'You have been logged out successfully.'],
  ] as const)('on the %s page or part leads home and says so', (from, title, message) => {
    const { store, log, toasts } = openSignedIn();
    store.dispatch(signedOut({ from }));
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', sessionId: '', email: '' });
    expect(log).toContain('went to /');
    expect(log).toContain('forgot the token');
    expect(log).toContain('announced no session');
    expect(toasts()).toMatchObject([{ variant: 'success', title, message }]);
  });

  it.each([
    ['changes nothing', () => undefined],
    [
      'is denied',
      () => {
        throw new Error('The cookie is blocked.');
      },
    ],
  ])('fails where removing the token %s', (_what, forget) => {
    const { store, toasts } = openSignedIn(forget);
    store.dispatch(signedOut({ from: 'account' }));
    expect(store.getState().auth).toMatchObject({ status: 'signedIn', sessionId: 'token' });
    expect(toasts()).toMatchObject([
      { variant: 'destructive', title: 'Error', message: 'Failed to log out properly.' },
    ]);
    expect(toasts()).toHaveLength(1);
  });
});

describe('The session at the start', () => {
  it('is that of the stored token, and the email that was remembered', () => {
    const { environment } = openSignedIn();
    environment.deviceStorage.setItem(REMEMBERED_EMAIL_KEY, 'asha@example.com');
    expect(restoreSession(environment).payload).toEqual({
      sessionId: 'token',
      rememberedEmail: 'asha@example.com',
    });
  });

  it('remembers no email where none was stored', () => {
    expect(restoreSession(openSignedIn().environment).payload).toEqual({
      sessionId: 'token',
      rememberedEmail: '',
    });
  });

  it('is loading until the token was read, and then there is one or none', () => {
    const { store } = openShop();
    expect(store.getState().auth).toEqual({
      status: 'loading',
      sessionId: '',
      email: '',
      rememberedEmail: '',
      newAccount: null,
    });
    store.dispatch(sessionRestored({ sessionId: '', rememberedEmail: 'asha@example.com' }));
    expect(store.getState().auth.status).toBe('signedOut');
    expect(selectRememberedEmail(store.getState())).toBe('asha@example.com');
  });
});

describe('A session of another tab', () => {
  it('takes the place of this one, without the email of the shopper before', () => {
    const { store } = openSignedIn();
    store.dispatch(sessionChanged({ sessionId: 'another' }));
    expect(selectSessionId(store.getState())).toBe('another');
    expect(selectEmail(store.getState())).toBe('');
    store.dispatch(sessionChanged({ sessionId: '' }));
    expect(store.getState().auth.status).toBe('signedOut');
  });

  it('is no change where it is the same one', () => {
    const { store } = openSignedIn();
    const before = store.getState().auth;
    store.dispatch(sessionChanged({ sessionId: 'token' }));
    expect(store.getState().auth).toBe(before);
  });
});

describe('The remembered email', () => {
  it('is kept on the device, until it is forgotten', () => {
    const { store, environment } = openSignedIn();
    store.dispatch(emailRemembered('asha@example.com'));
    expect(store.getState().auth).toMatchObject({ sessionId: 'token', rememberedEmail: 'asha@example.com' });
    expect(environment.deviceStorage.getItem(REMEMBERED_EMAIL_KEY)).toBe('asha@example.com');
    store.dispatch(emailRemembered(''));
    expect(environment.deviceStorage.getItem(REMEMBERED_EMAIL_KEY)).toBeNull();
  });

  it('is forgotten with all that this device keeps, and the shopper stays signed in', () => {
    const { store } = openSignedIn();
    store.dispatch(emailRemembered('asha@example.com'));
    store.dispatch(deviceForgotten({ keys: [], withCart: false }));
    expect(store.getState().auth).toMatchObject({
      status: 'signedIn',
      sessionId: 'token',
      rememberedEmail: '',
    });
  });
});

it('says that the email of a registration is not valid', () => {
  const { store, toasts } = openSignedIn();
  store.dispatch(registrationEmailRefused());
  expect(toasts()).toMatchObject([
    {
      variant: 'destructive',
      title: 'Invalid Email',
      message: 'Please enter a valid email address.',
      about: 'registerUser',
    },
  ]);
});
