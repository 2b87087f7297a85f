import type { RootState } from '../../app/types';

/** 'loading' until the cookie has been looked up. */
export const selectAuthStatus = (state: RootState) => state.auth.status;

/** Identifies the session; '' when nobody is signed in. */
export const selectSessionId = (state: RootState) => state.auth.sessionId;

/** The signed-in shopper's email; '' after a reload, or when nobody is signed in. */
export const selectEmail = (state: RootState) => state.auth.email;

/** The email to fill in at sign-in, or ''. */
export const selectRememberedEmail = (state: RootState) => state.auth.rememberedEmail;
