import { writeToken } from '../api/authCookie';
import { currentSession, sessionIdOf } from '../api/session';
import { sessionRestored } from '../features/auth/authSlice';

/** The token of the shopper who is signed in, in tests that need no other. */
export const testToken = 'token-of-asha';

/** The session of that token. */
export const testSessionId = sessionIdOf(testToken);

/** Signs a shopper in as an earlier visit did: the token is stored. Gives the event of the start. */
export function signedInAtStart(token = testToken) {
  writeToken(token);
  return sessionRestored({ sessionId: currentSession(), rememberedEmail: '' });
}
