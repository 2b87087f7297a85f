import { Alert } from '../../components/Alert';
import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useFormik } from 'formik';
import type { SyntheticEvent } from 'react';
import { useRef } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { fieldOf } from '../../components/fieldOf';
import { FormTextField } from '../../components/FormTextField';
import { PageHeading } from '../../components/PageHeading';
import { policyNames } from '../../components/policyNames';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { PASSWORD_MIN_LENGTH } from '../../lib/constants';
import { hasBasicEmailPattern } from '../../lib/emailPattern';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { keptForm } from '../../lib/typedValues';
import { fineprintSx, standaloneLinkSx } from './authStyles';
import { PasswordField } from './PasswordField';
import type { RegisterValues } from './registerSchema';
import { registerSchema } from './registerSchema';
import { useScrollIntoView } from './useScrollIntoView';

interface RegisterScreenProps {
  /** The request is on its way. */
  readonly busy: boolean;
  /** The last attempt failed. */
  readonly failed: boolean;
  /** Navigation state for the link to the sign-in. */
  readonly linkState: unknown;
  readonly onSubmit: (values: RegisterValues) => void;
  /** Called when the form is submitted with an invalid email address. */
  readonly onEmailRefused: () => void;
}

/** Common email providers (specification, "Register"). */
const providers = ['gmail.com', 'outlook.com'].join(' or ');
const failure = `Registration failed. Please try using a different email provider (like ${providers}).`;
const advice = `Use a common provider, like ${providers}.`;

const initialValues: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** The registration form (specification, "Register"). */
export function RegisterScreen({ busy, failed, linkState, onSubmit, onEmailRefused }: RegisterScreenProps) {
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const form = useFormik<RegisterValues>({ initialValues, validationSchema: registerSchema, onSubmit });
  useFocusOnInvalid(element, form);

  // On a phone the alert above the form is out of sight of the submit button below it.
  useScrollIntoView(alert, failed);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    if (!hasBasicEmailPattern(form.values.email)) onEmailRefused();
    form.handleSubmit(event);
  }

  return (
    <>
      <PageHeading variant="h2">Create Account</PageHeading>
      <Text sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 3 }}>
        Already have an account?{' '}
        <ActionLink to={routes.login} state={linkState} sx={standaloneLinkSx}>
          Sign in
        </ActionLink>
      </Text>
      {failed && (
        <Alert ref={alert} sx={{ marginBottom: 3 }}>
          {failure}
        </Alert>
      )}
      <Box
        component="form"
        {...keptForm('register')}
        ref={element}
        noValidate
        onSubmit={submit}
        aria-label="Create account"
      >
        <Box sx={{ display: 'grid', gap: 1, marginBottom: 2 }}>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 1, sm: 2 } }}
          >
            <FormTextField
              {...fieldOf(form, 'firstName')}
              label="First Name"
              autoComplete="given-name"
              enterKeyHint="next"
            />
            <FormTextField
              {...fieldOf(form, 'lastName')}
              label="Last Name"
              autoComplete="family-name"
              enterKeyHint="next"
            />
          </Box>
          <FormTextField
            {...fieldOf(form, 'email')}
            label="Email"
            type="email"
            autoComplete="username"
            inputMode="email"
            enterKeyHint="next"
            hint={advice}
          />
          <PasswordField
            {...fieldOf(form, 'password')}
            label="Password"
            autoComplete="new-password"
            enterKeyHint="next"
            hint={`At least ${PASSWORD_MIN_LENGTH} characters.`}
          />
          <PasswordField
            {...fieldOf(form, 'confirmPassword')}
            label="Confirm Password"
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </Box>
        <SubmitButton fullWidth busy={busy} busyText="Creating account...">
          Create Account
        </SubmitButton>
      </Box>
      <Text variant="body2" sx={fineprintSx}>
        By creating an account you agree to our{' '}
        <ActionLink to={routes.policy('terms')}>{policyNames.terms}</ActionLink> and{' '}
        <ActionLink to={routes.policy('privacy')}>{policyNames.privacy}</ActionLink>.
      </Text>
      <ActionLink to={routes.home} sx={standaloneLinkSx}>
        {actions.returnHome}
      </ActionLink>
    </>
  );
}
