/** Guessing passwords is limited. */
import { SIGN_IN_LIMIT } from '../../gateway/handlers/accounts';
import { NEW_PASSWORD } from '../../sandbox/testing';
import { newShopper, trial, type Trial } from './meetings';
import type { Store } from './store';

/** More wrong passwords than are allowed; then the right one of that account and of another one, from the same place. */
export const tryRateLimits = async ({ apiUrl }: Store, wrongPassword: string): Promise<readonly Trial[]> => {
  const [guessed, other] = [await newShopper(apiUrl), await newShopper(apiUrl)];
  // An address of its own, so that the tests that follow may sign in.
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const signIn = async (email: string, password: string) =>
    guessed.callPublic('/users/authorize', { json: { email, password }, headers });
  const statuses: number[] = [];
  for (let tries = 0; tries < SIGN_IN_LIMIT.requests; tries += 1)
    statuses.push((await signIn(guessed.email, wrongPassword)).status);
  const refused = await signIn(guessed.email, NEW_PASSWORD);
  const wait = Number(refused.headers.get('retry-after'));
  return [
    trial(
      `after ${SIGN_IN_LIMIT.requests} wrong passwords no other one is tried`,
      [statuses, refused.status],
      [statuses.map(() => 401), 429],
    ),
    trial('it is said how long', wait > 0 && wait <= SIGN_IN_LIMIT.seconds, true),
    trial('another account is not locked', (await signIn(other.email, NEW_PASSWORD)).status, 200),
  ];
};
