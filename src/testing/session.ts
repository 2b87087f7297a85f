import { writeToken } from '../api/authCookie';
import { currentSession, sessionIdOf } from '../api/session';
import { sessionRestored } from '../features/auth/authSlice';

/** The default token of a signed-in shopper. */
export const testToken = 'token-of-asha';

/** The session of that token. */
export const testSessionId = sessionIdOf(testToken);

/** The action of a start with the token that is stored, if any. */
export function sessionAtStart(rememberedEmail = '') {
  return sessionRestored({ sessionId: currentSession(), rememberedEmail });
}

/** The action of a start without a token. */
export function signedOutAtStart() {
  return sessionRestored({ sessionId: '', rememberedEmail: '' });
}

/** Stores a token, and returns the action of a start with it. */
export function signedInAtStart(token = testToken) {
  writeToken(token);
  return sessionAtStart();
}
