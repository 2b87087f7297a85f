/** What other features may use of auth. */
export {
  selectAuthStatus,
  selectEmail,
  selectSessionId,
  sessionBegan,
  sessionEnded,
  sessionRestored,
  writeInterrupted,
} from './authSlice';
