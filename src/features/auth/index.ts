export {
  selectAuthStatus,
  selectEmail,
  selectSessionId,
  sessionBegan,
  sessionChanged,
  sessionEnded,
  sessionRestored,
  writeInterrupted,
} from './authSlice';
