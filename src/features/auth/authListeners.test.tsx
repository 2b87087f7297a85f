import { act } from '@testing-library/react';
import { writeToken } from '../../api/authCookie';
import type { Environment } from '../../app/types';
import { createAppStore } from '../../app/store';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { renderRoute } from '../../testing/renderRoute';
import { testSessionId, testToken } from '../../testing/session';
import { restoreSession } from './authListeners';
import { emailRemembered, signedOut } from './authSlice';

function blocked(): never {
  throw new Error('The storage is blocked.');
}

function environment(changes: Partial<Environment> = {}): Environment {
  return { ...renderRoute(<p>here</p>).environment, ...changes };
}

const blockedStorage = {
  getItem: blocked,
  setItem: blocked,
  removeItem: blocked,
  keys: blocked,
  onChange: () => () => undefined,
};

describe('Section 4, Authentication', () => {
  it.each([
    ['there is', true, 'signedIn'],
    ['there is not', false, 'signedOut'],
  ])(
    'depends at start on whether there is a cookie: %s [4.authentication.6, 4.authentication.7]',
    (_what, isPresent, status) => {
      const here = environment();
      if (isPresent) writeToken(testToken);
      const store = createAppStore(here);
      expect(store.getState().auth.status).toBe('loading');
      store.dispatch(restoreSession(here));
      expect(store.getState().auth.status).toBe(status);
    },
  );

  it('reads the remembered email [2.login.8]', () => {
    const here = environment();
    writeToken(testToken);
    here.deviceStorage.setItem(REMEMBERED_EMAIL_KEY, 'asha@example.com');
    expect(restoreSession(here).payload).toEqual({
      sessionId: testSessionId,
      rememberedEmail: 'asha@example.com',
    });
  });

  it('works without storage', () => {
    const here = environment({ deviceStorage: blockedStorage });
    expect(restoreSession(here).payload).toEqual({ sessionId: '', rememberedEmail: '' });
    const store = createAppStore(here);
    store.dispatch(emailRemembered('asha@example.com'));
    expect(store.getState().auth.rememberedEmail).toBe('asha@example.com');
  });

  it.each([
    ['is blocked', blocked],
    ['changes nothing', () => undefined],
  ])('says that the shopper is still signed in where clearing the cookie %s [8.logout.1]', (_what, clear) => {
    const inner = environment();
    writeToken(testToken);
    const here = { ...inner, session: { ...inner.session, forget: clear } };
    const store = createAppStore(here);
    store.dispatch(restoreSession(here));
    act(() => {
      store.dispatch(signedOut({ from: 'account' }));
    });
    expect(store.getState().auth.status).toBe('signedIn');
    expect(store.getState().notifications.toasts).toMatchObject([
      { variant: 'destructive', title: 'Error', message: 'Failed to log out properly.' },
    ]);
  });
});
