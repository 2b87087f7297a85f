import { createStory, failure, noise } from '../../lib/story';
import { authActions } from './authSlice';

/** What the session's actions say in a replay. */
export const authStory = createStory('Account', authActions, {
  sessionRestored: ({ sessionId }) =>
    sessionId === '' ? 'Nobody is signed in' : 'Still signed in from before',
  signedOut: ({ from }) => `Signed out ${from === 'account' ? 'on the account page' : 'in the header'}`,
  sessionChanged: ({ sessionId }) =>
    sessionId === '' ? 'Signed out in another tab' : 'Signed in in another tab',
  sessionBegan: noise('A session has begun'),
  sessionEnded: noise('The session has ended'),
  writeInterrupted: (what) => failure(`The session ended with an unanswered ${what}`),
  accountCreated: 'Created an account',
  signInWanted: 'Went to sign in with the new account',
  registrationEmailRefused: failure('Registration not sent: the email address is not valid'),
  emailRemembered: (email) =>
    noise(email === '' ? 'Forgot the email address of the last sign-in' : 'Remembered the email address'),
});
