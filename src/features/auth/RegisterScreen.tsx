import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useRef, type SyntheticEvent } from 'react';
import { FormTextField } from '../../components/FormTextField';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid, useScrollIntoView } from '../../components/useFocusOnInvalid';
import { hasBasicEmailPattern } from '../../lib/strings';
import { routes } from '../../lib/routes';
import { keptForm } from '../../browser/typedValues';
import { AuthPage, PasswordField } from './AuthPage';
import { registerSchema, type RegisterValues } from './schemas';
import { registrationTexts } from './authTexts';

interface RegisterScreenProps {
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onSubmit: (values: RegisterValues) => void;
  readonly onEmailRefused: () => void;
}

const initialValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

/** The registration form. Toasts show its outcome; a failure also stands above it. */
export function RegisterScreen({ busy, failed, onSubmit, onEmailRefused }: RegisterScreenProps) {
  const element = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const form = useFormik<RegisterValues>({ initialValues, validationSchema: registerSchema, onSubmit });
  useFocusOnInvalid(element, form);
  // On a phone the alert above the form is out of sight of the submit button below it.
  useScrollIntoView(alert, failed);

  return (
    <AuthPage texts={registrationTexts} otherPage={routes.login}>
      {failed && (
        <Alert ref={alert} severity="error">
          {registrationTexts.failed}
        </Alert>
      )}
      <FormikProvider value={form}>
        <Stack
          component="form"
          {...keptForm('register')}
          ref={element}
          noValidate
          onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
            if (!hasBasicEmailPattern(form.values.email)) onEmailRefused();
            form.handleSubmit(event);
          }}
          aria-label={registrationTexts.heading}
        >
          <FormTextField
            name="firstName"
            label={registrationTexts.firstName}
            autoComplete="given-name"
            slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
          />
          <FormTextField
            name="lastName"
            label={registrationTexts.lastName}
            autoComplete="family-name"
            slotProps={{ htmlInput: { enterKeyHint: 'next' } }}
          />
          <FormTextField
            name="email"
            label={registrationTexts.email}
            type="email"
            autoComplete="username"
            hint={registrationTexts.emailHint}
            slotProps={{ htmlInput: { inputMode: 'email', enterKeyHint: 'next' } }}
          />
          <PasswordField
            name="password"
            label={registrationTexts.password}
            autoComplete="new-password"
            enterKeyHint="next"
            hint={registrationTexts.passwordHint}
          />
          <PasswordField
            name="confirmPassword"
            label={registrationTexts.confirmPassword}
            autoComplete="new-password"
            enterKeyHint="go"
          />
          <SubmitButton busy={busy} busyText={registrationTexts.creating}>
            {registrationTexts.submit}
          </SubmitButton>
        </Stack>
      </FormikProvider>
    </AuthPage>
  );
}
