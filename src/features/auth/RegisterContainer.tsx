import { useEffect, useEffectEvent } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useRegisterUserMutation } from '../../api/storefrontApi';
import { Secret } from '../../lib/secrets/secret';
import { registrationEmailRefused } from './authSlice';
import { RegisterScreen } from './RegisterScreen';
import { normalizeEmail, type RegisterValues } from './schemas';

const connector = connect(null, { registrationEmailRefused });
type Props = ConnectedProps<typeof connector>;

/** Registering. Listeners lead home after a success, still signed out. */
export const RegisterContainer = connector(function RegisterContainer({ registrationEmailRefused }: Props) {
  const [registerUser, { isLoading, isError, reset }] = useRegisterUserMutation({
    fixedCacheKey: 'register',
  });

  // The next visit starts without the failure of this one.
  const resetOnUnmount = useEffectEvent(reset);
  useEffect(() => () => resetOnUnmount(), []);

  return (
    <RegisterScreen
      busy={isLoading}
      failed={isError}
      onEmailRefused={() => registrationEmailRefused()}
      onSubmit={({ firstName, lastName, email, password }: RegisterValues) =>
        void registerUser({
          registerRequestDto: {
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            email: normalizeEmail(email),
            password: new Secret(password),
          },
        })
      }
    />
  );
});
