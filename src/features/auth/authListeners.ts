import { messageOf } from '../../api/apiError';
import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, OutsideWorld } from '../../app/types';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import {
  emailRemembered,
  registrationEmailRefused,
  sessionChanged,
  sessionRestored,
  signedOut,
} from './authSlice';
import { authTexts } from './authTexts';

/** Local storage key of the email that is filled in at the next sign-in. */
export const REMEMBERED_EMAIL_KEY = 'remembered_email';

function readRememberedEmail(world: OutsideWorld): string {
  try {
    return world.deviceStorage.getItem(REMEMBERED_EMAIL_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Looks up the session at start: the cookie says whether somebody is signed in. */
export function restoreSession(world: OutsideWorld) {
  return sessionRestored({
    sessionId: world.session.current(),
    rememberedEmail: readRememberedEmail(world),
  });
}

/** Removes the token; false where it stays nevertheless. */
function forgetToken(session: OutsideWorld['session']): boolean {
  try {
    session.forget();
  } catch {
    // Whether it is gone all the same is asked below.
  }
  return session.current() === '';
}

/** Says what became of signing in, out and up; keeps the cookie and the remembered email. */
export function addAuthListeners(startListening: AppStartListening): void {
  const { authorizeUser, registerUser } = storefrontApi.endpoints;

  startListening({
    matcher: authorizeUser.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ message: authTexts.signedIn }));
    },
  });

  startListening({
    matcher: endpointFailed(authorizeUser),
    effect: (action, { dispatch }) => {
      dispatch(
        toastShown({ variant: 'destructive', message: messageOf(action.payload, authTexts.signInFailed) }),
      );
    },
  });

  startListening({
    matcher: registerUser.matchFulfilled,
    effect: (_action, { dispatch, extra }) => {
      dispatch(toastShown({ message: authTexts.registered }));
      extra.navigator.push(routes.home);
    },
  });

  startListening({
    matcher: endpointFailed(registerUser),
    effect: (action, { dispatch }) => {
      const error = action.payload;
      const message =
        error.kind === 'http' && error.message !== '' ? error.message : authTexts.registrationFailed;
      dispatch(toastShown({ variant: 'destructive', title: authTexts.registrationErrorTitle, message }));
    },
  });

  startListening({
    actionCreator: registrationEmailRefused,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: authTexts.emailRefusedTitle,
          message: authTexts.emailRefused,
        }),
      );
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch, extra }) => {
      // First away from a page that needs a session, then out of it: no detour over the login page.
      extra.navigator.push(routes.home);
      if (!forgetToken(extra.session)) {
        dispatch(sessionChanged({ sessionId: extra.session.current() }));
        dispatch(toastShown({ variant: 'destructive', message: authTexts.signOutFailed }));
        return;
      }
      dispatch(
        payload.from === 'account'
          ? toastShown({ title: authTexts.signedOutTitle, message: authTexts.signedOutOnAccount })
          : toastShown({ message: authTexts.signedOutElsewhere }),
      );
    },
  });

  startListening({
    actionCreator: emailRemembered,
    effect: ({ payload }, { extra }) => {
      try {
        if (payload === '') extra.deviceStorage.removeItem(REMEMBERED_EMAIL_KEY);
        else extra.deviceStorage.setItem(REMEMBERED_EMAIL_KEY, payload);
      } catch {
        // A device that remembers nothing costs the shopper a few letters.
      }
    },
  });
}
