import { connect, type ConnectedProps } from 'react-redux';
import { isApiError } from '../../api/apiError';
import { useAuthorizeUserMutation } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { Secret } from '../../lib/secrets/secret';
import { emailRemembered, selectExpired, selectRememberedEmail, selectSignInEmail } from './authSlice';
import { signInTexts } from './authTexts';
import { LoginScreen } from './LoginScreen';
import type { LoginValues } from './schemas';

const connector = connect(
  (state: RootState) => ({
    rememberedEmail: selectRememberedEmail(state),
    email: selectSignInEmail(state),
    expired: selectExpired(state),
  }),
  { emailRemembered },
);

/** Signing in. The route's guard redirects after a success; listeners show the toasts. */
export const LoginContainer = connector(function LoginContainer({
  rememberedEmail,
  email,
  expired,
  emailRemembered,
}: ConnectedProps<typeof connector>) {
  const [authorizeUser, { isLoading, error }] = useAuthorizeUserMutation({ fixedCacheKey: 'sign-in' });

  async function signIn({ email, password, rememberMe }: LoginValues): Promise<void> {
    const trimmed = email.trim();
    const result = await authorizeUser({
      authorizeRequestDto: { email: trimmed, password: new Secret(password) },
    });
    if (result.error === undefined) emailRemembered(rememberMe ? trimmed : '');
  }

  return (
    <LoginScreen
      email={email}
      isRemembered={rememberedEmail !== ''}
      busy={isLoading}
      isRefused={isApiError(error) && error.kind === 'http' && [400, 401].includes(error.status)}
      note={expired === null ? '' : signInTexts.sessionEnded[expired.unanswered]}
      onSubmit={(values) => void signIn(values)}
    />
  );
});
