import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { FormTextField, type FormTextFieldProps } from '../../components/FormTextField';
import { PageHeading } from '../../components/PageHeading';
import { useIsHydrated } from '../../components/useIsPainted';
import { policyNames } from '../../components/componentTexts';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { authTexts, passwordTexts } from './authTexts';
import { returnAddress } from './returnAddress';

interface AuthPageProps {
  /** `question` stands before the link to the other page. */
  readonly texts: Readonly<Record<'heading' | 'question' | 'otherPage' | 'agree', string>>;
  readonly otherPage: string;
  readonly children: ReactNode;
}

/** What signing in and registering have around their forms: the way to the other page, policies, the way home. */
export function AuthPage({ texts, otherPage, children }: AuthPageProps) {
  const state = returnAddress(useLocation().state);
  // The page that was rendered ahead of time knows no way back.
  const isHydrated = useIsHydrated();
  return (
    <Stack spacing={2} sx={formSx}>
      <div>
        <PageHeading>{texts.heading}</PageHeading>
        {isHydrated && state?.from === routes.checkout && (
          <Typography sx={{ marginTop: 1 }}>{authTexts.thenCheckout}</Typography>
        )}
        <Typography color="textSecondary">
          {texts.question}{' '}
          <Link component={RouterLink} variant="standalone" to={otherPage} state={state}>
            {texts.otherPage}
          </Link>
        </Typography>
      </div>
      {children}
      <div>
        <Typography variant="body2" color="textSecondary">
          {texts.agree} <Link href={routes.policy('terms')}>{policyNames.terms}</Link> {authTexts.and}{' '}
          <Link href={routes.policy('privacy')}>{policyNames.privacy}</Link>.
        </Typography>
        {/* The page ends with its words, not with its target. */}
        <Link variant="standalone" href={routes.home} sx={{ marginTop: 1, marginBottom: -1.25 }}>
          {actions.returnHome}
        </Link>
      </div>
    </Stack>
  );
}

// Messages are short, and each field has the whole width: they end the line of its label, and no line below is kept for
// them. Not on the narrowest screens, nor where the browser's text is as large.
const formSx = {
  '@media (min-width: 22.5em)': {
    '& .MuiTextField-root': { display: 'grid', gridTemplateColumns: 'auto 1fr', marginBottom: 2.5 },
    '& .MuiInputBase-root': { gridArea: '2 / 1 / auto / -1' },
    '& .MuiFormHelperText-root': { gridArea: '1 / 2', margin: '0 0 0 8px', textAlign: 'right' },
  },
} as const;

interface PasswordFieldProps extends Pick<
  FormTextFieldProps,
  'name' | 'label' | 'hint' | 'error' | 'autoComplete'
> {
  readonly enterKeyHint: 'next' | 'go';
}

export function PasswordField({ enterKeyHint, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={passwordTexts[isShown ? 'hide' : 'show'](field.label)}
        onClick={() => setShown(!isShown)}
      >
        <Icon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormTextField
      {...field}
      // Also while it is shown.
      isLiteral
      type={isShown ? 'text' : 'password'}
      slotProps={{ htmlInput: { enterKeyHint }, input: { endAdornment: toggle } }}
    />
  );
}
