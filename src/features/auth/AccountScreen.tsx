import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
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
import Typography from '@mui/material/Typography';
import { LoadingBlock } from '../../components/LoadingBlock';
import { PageHeading } from '../../components/PageHeading';
import { SectionHeading } from '../../components/SectionHeading';
import { routes } from '../../lib/routes';
import { actions, deviceName, notAvailable, pageNames } from '../../lib/texts';
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

/** Each part has the same box while loading, after a failure and with data; signing out works in all three. */
export function AccountScreen({ view, onSignOut }: AccountScreenProps) {
  return (
    <Stack spacing={3}>
      <PageHeading>{pageNames.account}</PageHeading>
      <Grid container spacing={{ xs: 2, md: 3 }}>
        <Grid size={{ xs: 12, lg: 4 }}>
          <Profile view={view} />
        </Grid>
        <Grid container size={{ xs: 12, lg: 8 }} spacing={2} component="nav" aria-label={pageNames.account}>
          {ways.map(({ to, Icon, name, hint }) => (
            // Enlarged texts have the whole width.
            <Grid key={to} size={6} sx={{ flexGrow: 1, minWidth: '8.5rem' }}>
              <Card sx={{ ...cardSx, '&:hover': { borderColor: 'text.primary' } }}>
                <CardActionArea href={to} sx={cardSx}>
                  <Stack
                    direction={{ xs: 'column', sm: 'row' }}
                    spacing={{ xs: 1, sm: 2 }}
                    sx={{ padding: { xs: 2, sm: 2.5 }, height: '100%', overflowWrap: 'anywhere' }}
                  >
                    <Icon color="action" />
                    <div>
                      <Typography component="h2" variant="h4">
                        {name}
                      </Typography>{' '}
                      <Typography variant="body2" color="textSecondary">
                        {hint}
                      </Typography>
                    </div>
                  </Stack>
                </CardActionArea>
              </Card>
            </Grid>
          ))}
        </Grid>
        <Grid size={{ xs: 12, md: 5, lg: 4 }}>
          <Card component="section" aria-labelledby="account-actions" sx={cardSx}>
            <CardContent>
              <SectionHeading id="account-actions" variant="h3">
                {accountTexts.actions}
              </SectionHeading>
              <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', '& > *': { flexGrow: 1 } }}>
                <Button variant="outlined" onClick={onSignOut}>
                  {actions.signOut}
                </Button>
                <Button href={routes.home} variant="outlined">
                  {actions.returnHome}
                </Button>
              </Stack>
            </CardContent>
          </Card>
        </Grid>
        <Grid size={{ xs: 12, md: 7, lg: 8 }}>
          <PersonalInformation view={view} />
        </Grid>
      </Grid>
    </Stack>
  );
}

function Profile({ view }: Pick<AccountScreenProps, 'view'>) {
  const isReady = view.kind === 'ready';
  return (
    <Card component="section" aria-label={accountTexts.profile} sx={cardSx}>
      <CardContent sx={{ overflowWrap: 'anywhere' }}>
        {view.kind === 'loading' ? (
          <LoadingBlock label={accountTexts.loading}>
            <Typography component="p" variant="h2">
              <Skeleton variant="text" sx={{ width: '70%' }} />
            </Typography>
            <Typography>
              <Skeleton variant="text" sx={{ width: '85%' }} />
            </Typography>
          </LoadingBlock>
        ) : (
          <Stack
            direction="row"
            spacing={2}
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography component="p" variant="h2">
                {isReady ? view.account.name : authTexts.profileUnknown}
              </Typography>
              {/* Whole below: a second line would move the cards between. */}
              <Typography color="textSecondary" noWrap={isReady}>
                {isReady ? view.account.email : authTexts.profileUnknownHint}
              </Typography>
            </Box>
            {/* Beside the missing details it would be below the first screen of a phone. */}
            {view.kind === 'failed' && (
              <Button variant="outlined" onClick={view.onRetry}>
                {actions.tryAgain}
              </Button>
            )}
          </Stack>
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
  const missing = view.kind === 'failed' ? notAvailable : <Skeleton variant="text" sx={{ width: '60%' }} />;
  return (
    <Card component="section" aria-labelledby="personal-information" sx={cardSx}>
      <CardContent>
        <SectionHeading id="personal-information" variant="h3">
          {accountTexts.personal}
        </SectionHeading>
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
                {value ?? missing}
              </Typography>
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
