import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useAuthorizeUserMutation } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { Secret } from '../../lib/secrets/secret';
import { emailRemembered, selectRememberedEmail } from './authSlice';
import { LoginScreen } from './LoginScreen';
import type { LoginValues } from './loginSchema';
import { returnAddress } from './returnAddress';

const mapStateToProps = (state: RootState) => ({ rememberedEmail: selectRememberedEmail(state) });

const connector = connect(mapStateToProps, { emailRemembered });

/** Signing in (specification, "Login"). The route's guard redirects after a success; listeners show the toasts. */
function LoginContainerBase({ rememberedEmail, emailRemembered }: ConnectedProps<typeof connector>) {
  const linkState = returnAddress(useLocation().state);
  const [authorizeUser, { isLoading }] = useAuthorizeUserMutation({ fixedCacheKey: 'sign-in' });

  async function signIn({ email, password, rememberMe }: LoginValues): Promise<void> {
    const trimmed = email.trim();
    const { error } = await authorizeUser({
      authorizeRequestDto: { email: trimmed, password: new Secret(password) },
    });
    if (error === undefined) emailRemembered(rememberMe ? trimmed : '');
  }

  return (
    <LoginScreen
      rememberedEmail={rememberedEmail}
      busy={isLoading}
      linkState={linkState}
      onSubmit={(values) => void signIn(values)}
    />
  );
}

export const LoginContainer = connector(LoginContainerBase);
