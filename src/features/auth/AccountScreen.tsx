import ChevronRight from '@mui/icons-material/ChevronRight';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { CardSection } from '../../components/SectionHeading';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { routes } from '../../lib/routes';
import { actions, deviceName, pageNames } from '../../lib/texts';
import { accountTexts } from './authTexts';

export interface AccountScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | {
        readonly kind: 'ready';
        readonly account: Readonly<Record<'name' | 'email' | 'memberSince', string>>;
      };
  /** The card of the order that was placed last; nothing where none is known. */
  readonly lastOrder: ReactNode;
  readonly onSignOut: () => void;
}

const ways = [
  { to: routes.orders, Icon: Inventory2Outlined, name: pageNames.orders, hint: accountTexts.ordersHint },
  {
    to: routes.trackOrder(),
    Icon: LocalShippingOutlined,
    name: pageNames.trackOrder,
    hint: accountTexts.trackHint,
  },
  { to: routes.wishlist, Icon: FavoriteBorder, name: pageNames.wishlist, hint: accountTexts.wishlistHint },
  { to: routes.device, Icon: DevicesOutlined, name: deviceName, hint: accountTexts.deviceHint },
];

/** Signing out works while the account is loading and after a failure too. */
export function AccountScreen({ view, lastOrder, onSignOut }: AccountScreenProps) {
  return (
    <Stack spacing={3}>
      <PageHeading>{pageNames.account}</PageHeading>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 7 }}>
          <Stack spacing={2}>
            {lastOrder}
            <Card>
              <List component="nav" disablePadding aria-label={pageNames.account}>
                {ways.map(({ to, Icon, name, hint }, index) => (
                  <ListItemButton
                    key={to}
                    href={to}
                    divider={index < ways.length - 1}
                    sx={{ px: { xs: 2.5, md: 3 } }}
                  >
                    <ListItemIcon>
                      <Icon />
                    </ListItemIcon>
                    <ListItemText
                      primary={name}
                      secondary={hint}
                      slotProps={{ primary: { variant: 'h4', component: 'h2' } }}
                    />
                    <ChevronRight color="action" fontSize="small" />
                  </ListItemButton>
                ))}
              </List>
            </Card>
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, lg: 5 }}>
          <Stack spacing={2}>
            <CardSection heading={accountTexts.personal}>
              <Details view={view} />
            </CardSection>
            <CardSection heading={accountTexts.actions}>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 8rem' } }}>
                <Button variant="outlined" onClick={onSignOut}>
                  {actions.signOut}
                </Button>
                <Button href={routes.home} variant="outlined">
                  {actions.returnHome}
                </Button>
              </Stack>
            </CardSection>
          </Stack>
        </Grid>
      </Grid>
    </Stack>
  );
}

/** The rows keep their room when the account comes or fails: what is below does not move. */
function Details({ view }: Pick<AccountScreenProps, 'view'>) {
  const part = useRef<HTMLDivElement>(null);
  // Try Again goes with its press.
  useFocusAfterRemoval(part);
  const account = view.kind === 'ready' ? view.account : null;
  const rows = [
    { label: accountTexts.name, value: account?.name },
    { label: accountTexts.email, value: account?.email },
    { label: accountTexts.memberSince, value: account?.memberSince },
  ];
  const list = (
    <List component="dl" disablePadding sx={{ visibility: view.kind === 'failed' ? 'hidden' : 'inherit' }}>
      {rows.map(({ label, value = <Skeleton variant="text" sx={{ width: '60%' }} /> }, index) => (
        <ListItem
          key={label}
          component="div"
          disableGutters
          divider={index < rows.length - 1}
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}
        >
          <Typography component="dt" color="textSecondary" sx={{ flexBasis: { xs: '100%', sm: 120 } }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ flex: '1 0 160px', fontSize: 'min(1rem, 4.2vw)', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
  return (
    <Box ref={part} sx={{ position: 'relative' }}>
      {view.kind === 'loading' ? <LoadingBlock label={accountTexts.loading}>{list}</LoadingBlock> : list}
      {view.kind === 'failed' && (
        <Stack spacing={1.5} sx={{ position: 'absolute', inset: 0, alignItems: 'start' }}>
          <Typography color="textSecondary">{accountTexts.missing}</Typography>
          <Button variant="outlined" size="small" onClick={view.onRetry}>
            {actions.tryAgain}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
