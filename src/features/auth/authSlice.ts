import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isOfSession, isUnauthorized } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import { deviceForgotten } from '../device';

/**
 * Who is signed in. The token itself is only in the cookie.
 *
 *   loading --sessionRestored--> signedIn | signedOut
 *   signedOut --authorizeUser fulfilled--> signedIn
 *   signedIn --signedOut, or an answer 401 to a call of this session--> signedOut
 *   any --sessionChanged (another tab, or a token that could not be removed)--> signedIn | signedOut
 *
 * Whenever `sessionId` changes, the root reducer drops the data of the session before, and a listener tells the other
 * features by sessionEnded and sessionBegan.
 */
interface AuthState {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  /** Identifies the session of the stored token; '' when signed out. */
  readonly sessionId: string;
  /** The shopper's email, known after signing in and unknown ('') after a reload. */
  readonly email: string;
  /** The email remembered on this device for the next sign-in, or ''. */
  readonly rememberedEmail: string;
  /** The account that was just created on this page, and where its shopper wants to go; null for none. */
  readonly newAccount: NewAccount | null;
  /** The session that a 401 or another tab has ended, until the next sign-in. */
  readonly expired?: {
    /** What had been sent and was not answered otherwise. */
    readonly unanswered: 'nothing' | 'order' | 'payment';
  };
}

interface NewAccount {
  readonly email: string;
  /** A path of this site; '' for none. */
  readonly from: string;
}

const initialState: AuthState = {
  status: 'loading',
  sessionId: '',
  email: '',
  rememberedEmail: '',
  newAccount: null,
};

function inSession({ expired: _over, ...state }: AuthState, sessionId: string, email = ''): AuthState {
  return { ...state, status: sessionId === '' ? 'signedOut' : 'signedIn', sessionId, email };
}

/** The session was not ended by the shopper on this page, who is told at the sign-in. */
function expire(state: AuthState): AuthState {
  const { sessionId, expired } = state;
  if (sessionId !== '') return { ...inSession(state, ''), expired: { unanswered: 'nothing' } };
  return expired === undefined ? inSession(state, '') : state;
}

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** At start: the cookie and the remembered email have been read. */
    sessionRestored: (state, action: PayloadAction<{ sessionId: string; rememberedEmail: string }>) => ({
      ...inSession(state, action.payload.sessionId),
      rememberedEmail: action.payload.rememberedEmail,
    }),
    /** The toast depends on where the shopper signed out. */
    signedOut: (state, _action: PayloadAction<{ from: 'account' | 'header' }>) => ({
      ...inSession(state, ''),
      newAccount: null,
    }),
    accountCreated: (state, action: PayloadAction<NewAccount>) => ({ ...state, newAccount: action.payload }),
    /** The stored token has changed or is gone: another tab signed in or out. */
    sessionChanged: (state, { payload: { sessionId } }: PayloadAction<{ sessionId: string }>) => {
      if (sessionId === state.sessionId) return state;
      return sessionId === '' ? expire(state) : inSession(state, sessionId);
    },
    /** A session that has expired left an order or a payment of which it is unknown whether it went through. */
    writeInterrupted: (state, action: PayloadAction<'order' | 'payment'>) =>
      state.expired === undefined ? state : { ...state, expired: { unanswered: action.payload } },
    /** The email to fill in at the next sign-in; '' to forget it. */
    emailRemembered: (state, { payload }: PayloadAction<string>) => ({ ...state, rememberedEmail: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(deviceForgotten, (state) => ({ ...state, rememberedEmail: '', newAccount: null }))
      .addMatcher(storefrontApi.endpoints.authorizeUser.matchFulfilled, (state, { payload, meta }) =>
        inSession(state, payload.sessionId, meta.arg.originalArgs.authorizeRequestDto.email),
      )
      // One to a visitor, such as that of a wrong password, ends no session.
      .addMatcher(isUnauthorized, (state, action) =>
        isOfSession(action, state.sessionId) ? expire(state) : state,
      ),
  selectors: {
    selectAuthStatus: ({ status }) => status,
    selectSessionId: ({ sessionId }) => sessionId,
    selectEmail: ({ email }) => email,
    selectRememberedEmail: ({ rememberedEmail }) => rememberedEmail,
    /** The email to fill in at sign-in: of an account that was just created, else the remembered one, or ''. */
    selectSignInEmail: ({ newAccount, rememberedEmail }) => newAccount?.email ?? rememberedEmail,
    selectExpired: ({ expired }) => expired ?? null,
    /** Where a shopper who has just registered wants to go; '' for nowhere else. */
    selectNewAccountFrom: ({ newAccount }) => newAccount?.from ?? '',
  },
});

export const registrationEmailRefused = createAction('auth/registrationEmailRefused');

export const signInPressed = createAction('auth/signInPressed');

/** A session is the one of this page: the shopper signed in, here or in another tab, or the page was opened signed in. */
export const sessionBegan = createAction('auth/sessionBegan');

/** The session of this page is over, and its data is gone from the store; another one may have begun. */
export const sessionEnded = createAction('auth/sessionEnded');

export const authActions = {
  ...authSlice.actions,
  registrationEmailRefused,
  signInPressed,
  sessionBegan,
  sessionEnded,
};
export const {
  sessionRestored,
  signedOut,
  sessionChanged,
  accountCreated,
  writeInterrupted,
  emailRemembered,
} = authActions;
export const {
  selectAuthStatus,
  selectSessionId,
  selectEmail,
  selectRememberedEmail,
  selectSignInEmail,
  selectExpired,
  selectNewAccountFrom,
} = authSlice.selectors;
export const authReducer = authSlice.reducer;
