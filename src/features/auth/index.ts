/** What other features may use of auth. */
export { selectAuthStatus, selectEmail, selectSessionId } from './authSlice';
