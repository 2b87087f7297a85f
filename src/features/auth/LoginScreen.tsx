import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useFormik } from 'formik';
import { useId, useRef } from 'react';
import { ActionLink } from '../../components/ActionLink';
import { CheckField } from '../../components/CheckField';
import { fieldOf } from '../../components/fieldOf';
import { FailureNote } from '../../components/FailureNote';
import { FormTextField } from '../../components/FormTextField';
import { PageHeading } from '../../components/PageHeading';
import { policyNames } from '../../components/policyNameTexts';
import { SubmitButton } from '../../components/SubmitButton';
import { spreadRow } from '../../components/tokens';
import { useFocusOnInvalid } from '../../components/useFocusOnInvalid';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { sentByShop } from '../../lib/unsentForms';
import { fineprintSx, standaloneLinkSx } from './authStyles';
import type { LoginValues } from './loginSchema';
import { loginSchema } from './loginSchema';
import { PasswordField } from './PasswordField';
import { signInTexts } from './signInTexts';

interface LoginScreenProps {
  /** The email remembered on this device, or ''. */
  readonly rememberedEmail: string;
  /** The request is on its way. */
  readonly busy: boolean;
  /** Why the last attempt failed; '' where it did not. */
  readonly failure: string;
  /** Navigation state for the link to the registration. */
  readonly linkState: unknown;
  readonly onSubmit: (values: LoginValues) => void;
}

/** The sign-in form (specification, "Login"). Toasts show its outcome; a failure also stands above the button. */
export function LoginScreen({ rememberedEmail, busy, failure, linkState, onSubmit }: LoginScreenProps) {
  const element = useRef<HTMLFormElement>(null);
  const failureId = useId();
  const form = useFormik<LoginValues>({
    initialValues: { email: rememberedEmail, password: '', rememberMe: rememberedEmail !== '' },
    validationSchema: loginSchema,
    onSubmit,
  });
  useFocusOnInvalid(element, form);

  return (
    <>
      <PageHeading variant="h2">{signInTexts.heading}</PageHeading>
      <Text sx={{ color: 'text.secondary', marginTop: 0.5, marginBottom: 3 }}>
        {signInTexts.newHere}{' '}
        <ActionLink to={routes.register} state={linkState} sx={standaloneLinkSx}>
          {signInTexts.register}
        </ActionLink>
      </Text>
      <Box
        component="form"
        {...sentByShop}
        ref={element}
        noValidate
        onSubmit={form.handleSubmit}
        aria-label={signInTexts.form}
        aria-describedby={failure === '' ? undefined : failureId}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <FormTextField
            {...fieldOf(form, 'email')}
            label={signInTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            enterKeyHint="next"
          />
          <PasswordField
            {...fieldOf(form, 'password')}
            label={signInTexts.password}
            autoComplete="current-password"
            enterKeyHint="go"
          />
        </Box>
        <Box sx={{ ...spreadRow, columnGap: 2, marginBottom: 2 }}>
          <CheckField
            name="rememberMe"
            label={signInTexts.remember}
            checked={form.values.rememberMe}
            onChange={form.handleChange}
          />
          <ActionLink to={routes.forgotPassword} sx={standaloneLinkSx}>
            {signInTexts.forgotPassword}
          </ActionLink>
        </Box>
        {failure !== '' && <FailureNote id={failureId}>{failure}</FailureNote>}
        <SubmitButton fullWidth busy={busy} busyText={signInTexts.signingIn}>
          {signInTexts.submit}
        </SubmitButton>
      </Box>
      <Text variant="body2" sx={fineprintSx}>
        {signInTexts.agree} <ActionLink to={routes.policy('terms')}>{policyNames.terms}</ActionLink>{' '}
        {signInTexts.and} <ActionLink to={routes.policy('privacy')}>{policyNames.privacy}</ActionLink>.
      </Text>
      <ActionLink to={routes.home} sx={standaloneLinkSx}>
        {actions.returnHome}
      </ActionLink>
    </>
  );
}
