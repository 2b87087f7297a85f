import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useRef } from 'react';
import { FormCheckbox } from '../../components/FormCheckbox';
import { FormTextField } from '../../components/FormTextField';
import { SubmitButton } from '../../components/SubmitButton';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { routes } from '../../lib/routes';
import { sentByShop } from '../../browser/typedValues';
import { AuthPage, PasswordField } from './AuthPage';
import { loginSchema, type LoginValues } from './schemas';
import { signInTexts } from './authTexts';

interface LoginScreenProps {
  /** What the field starts with: the new account's or the remembered email, or ''. */
  readonly email: string;
  readonly isRemembered: boolean;
  readonly busy: boolean;
  /** Whether the server has refused the email or the password that was sent last. */
  readonly isRefused: boolean;
  /** Why the shopper is here again; '' where nothing is to be said. */
  readonly note: string;
  readonly onSubmit: (values: LoginValues) => void;
}

/** The sign-in form. Toasts alone show its outcome. */
export function LoginScreen(props: LoginScreenProps) {
  const { email, isRemembered, busy, isRefused, note, onSubmit } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useFormik<LoginValues>({
    initialValues: { email, password: '', rememberMe: isRemembered },
    validationSchema: loginSchema,
    onSubmit: (values, { setStatus }) => {
      setStatus(values);
      onSubmit(values);
    },
  });
  useFocusOnInvalid(element, form);
  // Its status is what was sent. Both fields are marked until either is changed, and without a message.
  const refused = isRefused && form.values === form.status ? ' ' : undefined;

  return (
    <AuthPage texts={signInTexts} otherPage={routes.register}>
      {note !== '' && (
        <Alert role="status" severity="warning">
          {note}
        </Alert>
      )}
      <FormikProvider value={form}>
        <Stack
          component="form"
          {...sentByShop}
          ref={element}
          noValidate
          onSubmit={form.handleSubmit}
          aria-label={signInTexts.heading}
        >
          <FormTextField
            name="email"
            label={signInTexts.email}
            type="email"
            error={refused}
            autoComplete="username"
            slotProps={{ htmlInput: { inputMode: 'email', enterKeyHint: 'next' } }}
          />
          <PasswordField
            name="password"
            label={signInTexts.password}
            error={refused}
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <FormCheckbox name="rememberMe" label={signInTexts.remember}>
            <Link variant="standalone" href={routes.forgotPassword}>
              {signInTexts.forgotPassword}
            </Link>
          </FormCheckbox>
          <SubmitButton busy={busy} busyText={signInTexts.signingIn}>
            {signInTexts.submit}
          </SubmitButton>
        </Stack>
      </FormikProvider>
    </AuthPage>
  );
}
