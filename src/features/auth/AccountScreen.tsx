import ChevronRight from '@mui/icons-material/ChevronRight';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { CardSection } from '../../components/SectionHeading';
import { VERY_NARROW } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions, deviceName, notAvailable, pageNames } from '../../lib/texts';
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

const valueSx = {
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 2.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: '1 0 160px',
  overflowWrap: 'anywhere',
} as const;

/** Room for a long email where it does not fit into one line. */
const emailSx = { ...valueSx, alignContent: 'flex-start', [VERY_NARROW]: { minHeight: '2lh' } };

/** Higher than its line, which keeps its height. */
const retrySx = { marginTop: { xs: -2.5, md: -1 }, marginBottom: { md: -1 } };

/** Two columns on wide screens: the last card takes the first place that is free. */
const cardsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { lg: '7fr 5fr' },
  gridAutoFlow: 'dense',
  '& > section:not(:last-child)': { gridColumn: 1 },
} as const;

/** Signing out works while the account is loading and after a failure too. */
export function AccountScreen({ view, lastOrder, onSignOut }: AccountScreenProps) {
  const details = <Details view={view} />;
  return (
    <Stack spacing={3}>
      <PageHeading>{pageNames.account}</PageHeading>
      <Box sx={cardsSx}>
        <CardSection heading={accountTexts.personal}>
          {view.kind === 'loading' ? (
            <LoadingBlock label={accountTexts.loading}>{details}</LoadingBlock>
          ) : (
            details
          )}
        </CardSection>
        {lastOrder}
        <Card>
          <List component="nav" disablePadding aria-label={pageNames.account}>
            {ways.map(({ to, Icon, name, hint }, index) => (
              <ListItemButton key={to} href={to} divider={index < ways.length - 1}>
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
        <CardSection heading={accountTexts.actions}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, '& > *': { flexGrow: 1 } }}>
            <Button variant="outlined" onClick={onSignOut}>
              {actions.signOut}
            </Button>
            <Button href={routes.home} variant="outlined">
              {actions.returnHome}
            </Button>
          </Stack>
        </CardSection>
      </Box>
    </Stack>
  );
}

/** Everything keeps its height when the account comes or fails: what is below does not move. */
function Details({ view }: Pick<AccountScreenProps, 'view'>) {
  const account = view.kind === 'ready' ? view.account : null;
  const missing = view.kind === 'failed' ? notAvailable : <Skeleton variant="text" sx={{ width: '60%' }} />;
  const rows = [
    { label: accountTexts.name, value: account?.name, variant: 'h2', sx: valueSx },
    { label: accountTexts.email, value: account?.email, sx: emailSx },
    { label: accountTexts.memberSince, value: account?.memberSince, sx: valueSx },
  ] as const;
  return (
    <List component="dl" disablePadding>
      {rows.map(({ label, value = missing, ...look }, index) => (
        <ListItem
          key={label}
          component="div"
          disableGutters
          divider={index < rows.length - 1}
          sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}
        >
          <Typography component="dt" color="textSecondary" sx={{ flexBasis: 160 }}>
            {label}
          </Typography>
          <Typography component="dd" {...look}>
            {value}
            {view.kind === 'failed' && index === 0 && (
              <Button variant="outlined" size="small" onClick={view.onRetry} sx={retrySx}>
                {actions.tryAgain}
              </Button>
            )}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}
