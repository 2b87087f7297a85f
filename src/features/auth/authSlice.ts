import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isUnauthorized } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';

/**
 * Who is signed in (specification, section 4). The token itself is in the cookie alone.
 *
 *   loading --sessionRestored--> signedIn | signedOut
 *   signedOut --authorizeUser fulfilled--> signedIn
 *   signedIn --signedOut, or any answer 401--> signedOut
 *   signedOut --signOutFailed--> signedIn
 */
export interface AuthState {
  readonly status: 'loading' | 'signedOut' | 'signedIn';
  /** The shopper's email, known after signing in and unknown ('') after a reload. */
  readonly email: string;
  /** The email remembered on this device for the next sign-in, or '' (ruling 7). */
  readonly rememberedEmail: string;
}

const initialState: AuthState = { status: 'loading', email: '', rememberedEmail: '' };

/** Where the shopper signed out: the words of the toast differ (ruling 9). */
export type SignedOutFrom = 'account' | 'header';

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The cookie and the remembered email have been looked up at start. */
    sessionRestored: (state, action: PayloadAction<{ signedIn: boolean; rememberedEmail: string }>) => ({
      ...state,
      status: action.payload.signedIn ? ('signedIn' as const) : ('signedOut' as const),
      rememberedEmail: action.payload.rememberedEmail,
    }),
    signedOut: (state, _action: PayloadAction<{ from: SignedOutFrom }>) => ({
      ...state,
      status: 'signedOut' as const,
      email: '',
    }),
    /** The token would not go: whoever opens this page next is still this shopper, and it must say so. */
    signOutFailed: (state) => ({ ...state, status: 'signedIn' as const }),
    /** An email address stopped a registration before it was sent (specification, section 5). */
    registrationEmailRefused: (state) => state,
    /** The shopper asked to have the email filled in next time, or ('') to forget it. */
    emailRemembered: (state, action: PayloadAction<string>) => ({
      ...state,
      rememberedEmail: action.payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(storefrontApi.endpoints.authorizeUser.matchFulfilled, (state, action) => ({
        ...state,
        status: 'signedIn' as const,
        email: action.meta.arg.originalArgs.authorizeRequestDto.email,
      }))
      .addMatcher(isUnauthorized, (state) => ({ ...state, status: 'signedOut' as const, email: '' }));
  },
});

export const { sessionRestored, signedOut, signOutFailed, registrationEmailRefused, emailRemembered } =
  authSlice.actions;
export const authReducer = authSlice.reducer;
