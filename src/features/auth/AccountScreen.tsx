import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Skeleton } from '../../components/Skeleton';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { ButtonLink } from '../../components/ButtonLink';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { gentle } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { authTexts } from './authTexts';
import { accountTexts } from './accountTexts';

/** The account as text. */
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
  /** What this device remembers. */
  readonly deviceData?: ReactNode;
}

const cardSx = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  padding: { xs: 2.5, md: 4 },
} as const;

/**
 * The account page (specification, "Account"). Each part has the same box while loading, after a failure and with data;
 * signing out works in all three.
 */
export function AccountScreen({ view, onSignOut, deviceData }: AccountScreenProps) {
  return (
    <>
      <Box sx={{ marginBottom: { xs: 3, md: 4 } }}>
        <PageHeading>{accountTexts.heading}</PageHeading>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '260px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
          gridTemplateAreas: { md: '"profile orders" "actions information"' },
          gridTemplateRows: { md: 'auto 1fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <Profile view={view} />
        <OrdersCard />
        <PersonalInformation view={view} />
        <AccountActions onSignOut={onSignOut} />
      </Box>
      {deviceData !== undefined && <Box sx={{ ...cardSx, marginTop: 3 }}>{deviceData}</Box>}
    </>
  );
}

type AccountPartProps = Pick<AccountScreenProps, 'view'>;

function Profile({ view }: AccountPartProps) {
  return (
    <Box
      component="section"
      aria-label={accountTexts.profile}
      sx={{ ...cardSx, gridArea: { md: 'profile' } }}
    >
      {view.kind === 'loading' ? (
        <LoadingBlock label={accountTexts.loading}>
          <Text component="p" variant="h2">
            <Skeleton variant="text" width="70%" />
          </Text>
          <Text>
            <Skeleton variant="text" width="85%" />
          </Text>
        </LoadingBlock>
      ) : (
        <>
          <Text component="p" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {view.kind === 'ready' ? view.account.name : authTexts.profileUnknown}
          </Text>
          <Text sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {view.kind === 'ready' ? view.account.email : authTexts.profileUnknownHint}
          </Text>
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
        {accountTexts.actions}
      </SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Button variant="outlined" onClick={onSignOut}>
          {accountTexts.signOut}
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
      component={RouterLink}
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
        <Text component="h2" variant="h3">
          {accountTexts.orders}
        </Text>
        <Text sx={{ color: 'text.secondary' }}>{accountTexts.ordersHint}</Text>
      </Box>
      <ArrowForward aria-hidden />
    </Box>
  );
}

function PersonalInformation({ view }: AccountPartProps) {
  const hasFailed = view.kind === 'failed';
  const account = view.kind === 'ready' ? view.account : null;
  return (
    <Box
      component="section"
      aria-labelledby="personal-information"
      sx={{ ...cardSx, gridArea: { md: 'information' } }}
    >
      <SectionHeading id="personal-information" variant="h3">
        {accountTexts.personal}
      </SectionHeading>
      <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
        {/* After a failure the hidden list still keeps its height. */}
        <Box component="dl" sx={{ margin: 0, ...(hasFailed && { visibility: 'hidden' }) }}>
          <Detail label={accountTexts.name}>{account?.name}</Detail>
          <Detail label={accountTexts.email}>{account?.email}</Detail>
          <Detail label={accountTexts.memberSince}>{account?.memberSince}</Detail>
        </Box>
        {hasFailed && (
          <Box role="alert">
            <Text>{authTexts.accountFailed}</Text>
            <Button variant="outlined" onClick={view.onRetry} sx={{ marginTop: 2 }}>
              {actions.tryAgain}
            </Button>
          </Box>
        )}
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
      <Text component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Text>
      <Text component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children ?? <Skeleton variant="text" width="60%" />}
      </Text>
    </Box>
  );
}
