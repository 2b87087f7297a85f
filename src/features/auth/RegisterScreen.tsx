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
import { policyNames } from '../../components/policyNameTexts';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { hasBasicEmailPattern } from '../../lib/emailPattern';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { keptForm } from '../../lib/typedValues';
import { fineprintSx, standaloneLinkSx } from './authStyles';
import { PasswordField } from './PasswordField';
import type { RegisterValues } from './registerSchema';
import { registerSchema } from './registerSchema';
import { useScrollIntoView } from './useScrollIntoView';
import { registrationTexts } from './registrationTexts';

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
      <PageHeading variant="h2">{registrationTexts.heading}</PageHeading>
      <Text sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 3 }}>
        {registrationTexts.haveAccount}{' '}
        <ActionLink to={routes.login} state={linkState} sx={standaloneLinkSx}>
          {registrationTexts.signIn}
        </ActionLink>
      </Text>
      {failed && (
        <Alert ref={alert} sx={{ marginBottom: 3 }}>
          {registrationTexts.failed}
        </Alert>
      )}
      <Box
        component="form"
        {...keptForm('register')}
        ref={element}
        noValidate
        onSubmit={submit}
        aria-label={registrationTexts.form}
      >
        <Box sx={{ display: 'grid', gap: 1, marginBottom: 2 }}>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: { xs: 1, sm: 2 } }}
          >
            <FormTextField
              {...fieldOf(form, 'firstName')}
              label={registrationTexts.firstName}
              autoComplete="given-name"
              enterKeyHint="next"
            />
            <FormTextField
              {...fieldOf(form, 'lastName')}
              label={registrationTexts.lastName}
              autoComplete="family-name"
              enterKeyHint="next"
            />
          </Box>
          <FormTextField
            {...fieldOf(form, 'email')}
            label={registrationTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            enterKeyHint="next"
            hint={registrationTexts.emailHint}
          />
          <PasswordField
            {...fieldOf(form, 'password')}
            label={registrationTexts.password}
            autoComplete="new-password"
            enterKeyHint="next"
            hint={registrationTexts.passwordHint}
          />
          <PasswordField
            {...fieldOf(form, 'confirmPassword')}
            label={registrationTexts.confirmPassword}
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </Box>
        <SubmitButton fullWidth busy={busy} busyText={registrationTexts.creating}>
          {registrationTexts.submit}
        </SubmitButton>
      </Box>
      <Text variant="body2" sx={fineprintSx}>
        {registrationTexts.agree} <ActionLink to={routes.policy('terms')}>{policyNames.terms}</ActionLink>{' '}
        {registrationTexts.and} <ActionLink to={routes.policy('privacy')}>{policyNames.privacy}</ActionLink>.
      </Text>
      <ActionLink to={routes.home} sx={standaloneLinkSx}>
        {actions.returnHome}
      </ActionLink>
    </>
  );
}
