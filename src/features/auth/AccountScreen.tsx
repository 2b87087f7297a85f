import ChevronRight from '@mui/icons-material/ChevronRight';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { CardSection } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { actions, deviceName, pageNames } from '../../lib/texts';
import { accountTexts, authTexts } from './authTexts';

export interface AccountScreenProps {
  readonly view:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly onRetry: () => void }
    | {
        readonly kind: 'ready';
        readonly account: Readonly<Record<'name' | 'email' | 'memberSince', string>>;
      };
  readonly onSignOut: () => void;
}

/** Cards beside each other are equally high. */
const cardSx = { height: '100%' };

const round = ({ shape }: Theme) => `${shape.borderRadius}px`;

/** On phones one list, round at both ends. */
const wayCardSx = {
  ...cardSx,
  borderRadius: { xs: 0, sm: 1 },
  '*:first-of-type > &': { borderStartStartRadius: round, borderStartEndRadius: round },
  '*:last-of-type > &': { borderEndStartRadius: round, borderEndEndRadius: round },
  '&:hover': { borderColor: 'text.primary' },
} as const;

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

/** What they begin with and their words stand below each other. */
const rowSx = { display: 'flex', alignItems: 'center', gap: 1.5, overflowWrap: 'anywhere' } as const;

/** What is above the details has the same box while loading, after a failure and with data; signing out works in all three. */
export function AccountScreen({ view, onSignOut }: AccountScreenProps) {
  return (
    <Stack spacing={3}>
      <PageHeading>{pageNames.account}</PageHeading>
      <Grid container spacing={2}>
        <Grid size={12}>
          <Profile view={view} />
        </Grid>
        <Grid container size={12} spacing={{ xs: 0, sm: 2 }} component="nav" aria-label={pageNames.account}>
          {ways.map(({ to, Icon, name, hint }) => (
            <Grid key={to} size={{ xs: 12, sm: 6, lg: 3 }} sx={{ marginTop: { xs: '-1px', sm: 0 } }}>
              <Card sx={wayCardSx}>
                <CardActionArea href={to} sx={cardSx}>
                  <CardContent sx={{ ...rowSx, alignItems: { xs: 'center', sm: 'flex-start' } }}>
                    {/* In the middle of the avatar's width. */}
                    <Icon color="action" sx={{ width: 40 }} />
                    <Box sx={{ flex: 1 }}>
                      <Typography component="h2" variant="h4">
                        {name}
                      </Typography>{' '}
                      <Typography variant="body2" color="textSecondary">
                        {hint}
                      </Typography>
                    </Box>
                    <ChevronRight color="action" fontSize="small" sx={{ display: { sm: 'none' } }} />
                  </CardContent>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
        {/* First on phones: the details are higher than their failure, and would move it. */}
        <Grid size={{ xs: 12, md: 5, lg: 3 }} sx={{ order: { md: 1 } }}>
          <CardSection heading={accountTexts.actions} sx={cardSx}>
            <Stack
              direction={{ xs: 'row', md: 'column' }}
              spacing={1.5}
              sx={{ flexWrap: 'wrap', '& > *': { flexGrow: 1 } }}
            >
              <Button variant="outlined" onClick={onSignOut}>
                {actions.signOut}
              </Button>
              <Button href={routes.home} variant="outlined">
                {actions.returnHome}
              </Button>
            </Stack>
          </CardSection>
        </Grid>
        <Grid size={{ xs: 12, md: 7, lg: 9 }}>
          <PersonalInformation view={view} />
        </Grid>
      </Grid>
    </Stack>
  );
}

function Profile({ view }: Pick<AccountScreenProps, 'view'>) {
  const isReady = view.kind === 'ready';
  return (
    <Card component="section" aria-label={accountTexts.profile}>
      <CardContent sx={{ ...rowSx, flexWrap: 'wrap' }}>
        <Avatar
          sx={{
            // The button has its place on phones.
            display: { xs: view.kind === 'failed' ? 'none' : 'flex', sm: 'flex' },
            bgcolor: 'ground',
            color: 'text.secondary',
          }}
        >
          <PersonOutlined />
        </Avatar>
        <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
          {view.kind === 'loading' ? (
            <LoadingBlock label={accountTexts.loading}>
              <Typography component="p" variant="h2">
                <Skeleton variant="text" sx={{ width: '70%', maxWidth: 240 }} />
              </Typography>
              <Typography>
                <Skeleton variant="text" sx={{ width: '85%', maxWidth: 280 }} />
              </Typography>
            </LoadingBlock>
          ) : (
            <>
              <Typography component="p" variant="h2">
                {isReady ? view.account.name : authTexts.profileUnknown}
              </Typography>
              {/* Whole below: a second line would move the cards between. */}
              <Typography color="textSecondary" noWrap={isReady}>
                {isReady ? view.account.email : authTexts.profileUnknownHint}
              </Typography>
            </>
          )}
        </Box>
        {/* Beside the missing details it would be below the first screen of a phone. */}
        {view.kind === 'failed' && (
          <Button variant="outlined" size="small" onClick={view.onRetry}>
            {actions.tryAgain}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

function PersonalInformation({ view }: Pick<AccountScreenProps, 'view'>) {
  const account = view.kind === 'ready' ? view.account : null;
  const details = [
    [accountTexts.name, account?.name],
    [accountTexts.email, account?.email],
    [accountTexts.memberSince, account?.memberSince],
  ];
  return (
    <CardSection heading={accountTexts.personal} sx={cardSx}>
      {view.kind === 'failed' && (
        <Typography color="textSecondary">{accountTexts.personalMissing}</Typography>
      )}
      {view.kind !== 'failed' && (
        <List component="dl" disablePadding>
          {details.map(([label, value], index) => (
            <ListItem
              key={label}
              component="div"
              disableGutters
              divider={index < details.length - 1}
              sx={{ flexWrap: 'wrap', columnGap: 3 }}
            >
              <Typography component="dt" color="textSecondary" sx={{ flexBasis: 160 }}>
                {label}
              </Typography>
              <Typography component="dd" sx={{ flex: '1 0 160px', overflowWrap: 'anywhere' }}>
                {value ?? <Skeleton variant="text" sx={{ width: '60%' }} />}
              </Typography>
            </ListItem>
          ))}
        </List>
      )}
    </CardSection>
  );
}
