import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { PageHeading } from '../../components/PageHeading';
import { policyNames } from '../../components/componentTexts';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { authTexts } from './authTexts';
import { returnAddress } from './returnAddress';

interface AuthPageProps {
  readonly texts: { readonly heading: string; readonly agree: string };
  readonly question: string;
  readonly link: { readonly text: string; readonly to: string };
  readonly children: ReactNode;
}

/** What signing in and registering have around their forms: the way to the other page, policies, the way home. */
export function AuthPage({ texts, question, link, children }: AuthPageProps) {
  const state = returnAddress(useLocation().state);
  return (
    <Stack spacing={3}>
      <div>
        <PageHeading variant="h2">{texts.heading}</PageHeading>
        <Typography color="textSecondary">
          {question}{' '}
          <Link component={RouterLink} variant="standalone" to={link.to} state={state}>
            {link.text}
          </Link>
        </Typography>
      </div>
      {children}
      <div>
        <Typography variant="body2" color="textSecondary" gutterBottom>
          {texts.agree} <Link href={routes.policy('terms')}>{policyNames.terms}</Link> {authTexts.and}{' '}
          <Link href={routes.policy('privacy')}>{policyNames.privacy}</Link>.
        </Typography>
        <Link variant="standalone" href={routes.home}>
          {actions.returnHome}
        </Link>
      </div>
    </Stack>
  );
}
