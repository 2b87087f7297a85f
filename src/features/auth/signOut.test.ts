import { createAppStore } from '../../app/store';
import type { Environment } from '../../app/types';
import { createDevice } from '../../testing/memoryDevice';
import { deviceForgotten } from '../device';
import { restoreSession } from './authListeners';
import {
  emailRemembered,
  registrationEmailRefused,
  selectEmail,
  selectSessionId,
  sessionChanged,
} from './authSlice';

/** A shop of a signed-in shopper, whose token is removed by `forget`; `log` has what happened in which sequence. */
function openSignedIn(forget?: () => void) {
  const log: string[] = [];
  const go = (to: string) => void log.push(`went to ${to}`);
  const { environment: inner } = createDevice().openTab({
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
