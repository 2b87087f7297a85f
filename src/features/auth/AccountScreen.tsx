import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/ButtonLink';
import { ErrorState } from '../../components/ErrorState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { gentle } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { authTexts } from './authTexts';

/** The shopper in words that are ready to be shown. */
export interface ShownAccount {
  readonly name: string;
  readonly email: string;
  readonly memberSince: string;
}

export interface AccountScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | { readonly kind: 'ready'; readonly account: ShownAccount };
  readonly onSignOut: () => void;
}

const cardSx = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  padding: { xs: 2.5, md: 4 },
} as const;

/** Which part stands where, on wide screens; without an account there is no profile. */
function areas(kind: AccountScreenProps['view']['kind']): string {
  return kind === 'failed'
    ? '"actions orders" "actions information"'
    : '"profile orders" "actions information"';
}

/** The account page (specification, "Account"). Signing out works whether or not the account could be loaded. */
export function AccountScreen({ view, onSignOut }: AccountScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>My Account</PageHeading>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '260px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
          gridTemplateAreas: { md: areas(view.kind) },
          gridTemplateRows: { md: 'auto 1fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        {view.kind !== 'failed' && <Profile account={view.kind === 'ready' ? view.account : null} />}
        <OrdersCard />
        {view.kind === 'failed' ? (
          <Box sx={{ gridArea: { md: 'information' } }}>
            <ErrorState
              message={authTexts.accountFailed}
              actionLabel={actions.tryAgain}
              onAction={view.onRetry}
            />
          </Box>
        ) : (
          <PersonalInformation account={view.kind === 'ready' ? view.account : null} />
        )}
        <AccountActions onSignOut={onSignOut} />
      </Box>
    </>
  );
}

interface AccountPartProps {
  /** null while it is awaited. */
  readonly account: ShownAccount | null;
}

function Profile({ account }: AccountPartProps) {
  return (
    <Box component="section" aria-label="Profile" sx={{ ...cardSx, gridArea: { md: 'profile' } }}>
      {account === null ? (
        <LoadingBlock label="Loading your account">
          <Typography component="p" variant="h2">
            <Skeleton variant="text" width="70%" />
          </Typography>
          <Typography>
            <Skeleton variant="text" width="85%" />
          </Typography>
        </LoadingBlock>
      ) : (
        <>
          <Typography component="p" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {account.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{account.email}</Typography>
        </>
      )}
    </Box>
  );
}

function AccountActions({ onSignOut }: Pick<AccountScreenProps, 'onSignOut'>) {
  return (
    <Box
      component="section"
      aria-labelledby="account-actions"
      sx={{ ...cardSx, gridArea: { md: 'actions' } }}
    >
      <SectionHeading id="account-actions" variant="h3">
        Account Actions
      </SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Button variant="outlined" onClick={onSignOut}>
          Sign Out
        </Button>
        <ButtonLink to={routes.home} variant="text">
          {actions.returnHome}
        </ButtonLink>
      </Box>
    </Box>
  );
}

function OrdersCard() {
  return (
    <Box
      component={Link}
      to={routes.orders}
      sx={{
        ...cardSx,
        gridArea: { md: 'orders' },
        alignSelf: 'stretch',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        color: 'inherit',
        textDecoration: 'none',
        '& svg': { flexShrink: 0, transition: gentle() },
        '&:hover': { borderColor: 'text.primary' },
        '&:hover svg': { transform: 'translateX(4px)' },
      }}
    >
      <Box>
        <Typography component="h2" variant="h3">
          Orders
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          View your order history and check order status
        </Typography>
      </Box>
      <ArrowForward aria-hidden />
    </Box>
  );
}

function PersonalInformation({ account }: AccountPartProps) {
  return (
    <Box
      component="section"
      aria-labelledby="personal-information"
      sx={{ ...cardSx, gridArea: { md: 'information' } }}
    >
      <SectionHeading id="personal-information" variant="h3">
        Personal Information
      </SectionHeading>
      <Box component="dl" sx={{ margin: 0 }}>
        <Detail label="Name">{account?.name}</Detail>
        <Detail label="Email">{account?.email}</Detail>
        <Detail label="Member Since">{account?.memberSince}</Detail>
      </Box>
    </Box>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '160px minmax(0, 1fr)' },
        columnGap: 3,
        paddingBlock: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children ?? <Skeleton variant="text" width="60%" />}
      </Typography>
    </Box>
  );
}
