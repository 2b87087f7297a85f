export {
  selectAuthStatus,
  selectEmail,
  selectSessionId,
  sessionBegan,
  sessionEnded,
  sessionRestored,
  writeInterrupted,
} from './authSlice';
