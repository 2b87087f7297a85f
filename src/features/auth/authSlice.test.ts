/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { writeToken } from '../../api/authCookie';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { Secret } from '../../lib/secrets/secret';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { answerWrongly, refuse } from '../../testing/server';
import { testSessionId, testToken } from '../../testing/session';
import { restoreSession } from './authListeners';
import { selectAuthStatus } from './authSlice';

describe('Section 3, User', () => {
  it('is only an email after signing in [3.user.1]', async () => {
    answerWrongly('authorizeUser', { token: 'canary-token', firstName: 'Asha', id: 7 });
    const store = openShop().store;
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret('canary-password') };
    await store.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    expect(store.getState().auth).toEqual({
      status: 'signedIn',
      sessionId: sessionIdOf('canary-token'),
      email: 'asha@example.com',
      rememberedEmail: '',
      newAccount: null,
    });
  });

  it('is signed out by an answer that no longer knows the session', async () => {
    writeToken(testToken);
    const { environment } = memoryEnvironment();
    const store = createAppStore(environment);
    store.dispatch(restoreSession(environment));
    refuse('getAccountInfo', 401);
    const call = store.dispatch(storefrontApi.endpoints.getAccountInfo.initiate());
    await call;
    call.unsubscribe();
    expect(store.getState().auth).toMatchObject({ status: 'signedOut', sessionId: '', email: '' });
  });

  it('is signed in without an email after a reload [3.user.2]', () => {
    const { environment } = memoryEnvironment();
    writeToken(testToken);
    const store = createAppStore(environment);
    expect(selectAuthStatus(store.getState())).toBe('loading');
    store.dispatch(restoreSession(environment));
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
    expect(store.getState().auth).toEqual({
      status: 'signedIn',
      sessionId: testSessionId,
      email: '',
      rememberedEmail: '',
      newAccount: null,
    });
  });
});
