import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { connect, type ConnectedProps } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import { TOUCH_TARGET } from '../../components/tokens';
import { OfflineNoticeContainer } from '../../features/connection/OfflineNotice';
import { selectStoreName } from '../../features/storeInfo/storeInfoSelectors';
import { MAIN_ID } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { layoutTexts } from '../appTexts';
import { RouteErrorBoundary } from '../router/RouteErrorBoundary';
import type { RootState } from '../types';

const connector = connect((state: RootState) => ({ storeName: selectStoreName(state) }));

/** The layout of sign-in and registration: the shop's name, and the form in the middle. */
export const BareLayoutContainer = connector(function BareLayoutContainer({
  storeName,
}: ConnectedProps<typeof connector>) {
  // From the router, as the page below is: from the store it would come a render later, and mount the page twice.
  const location = useLocation();
  useGetStoreInfoQuery();
  return (
    <>
      <Stack
        spacing={{ xs: 3, md: 5 }}
        sx={{
          minHeight: '100dvh',
          alignItems: 'center',
          paddingInline: 2,
          // The shop's name is where the header has it: a toast lies over all of it.
          paddingTop: { xs: 3, md: 1.75 },
          paddingBottom: 7,
        }}
      >
        {/* As wide as the page: centred, it would move with the length of the name. */}
        <Box component="header" sx={{ display: 'flex', justifyContent: 'center', width: '100%' }}>
          <Link
            // Remounted when the name is loaded: moving it would count as a layout shift.
            key={storeName}
            href={routes.home}
            variant="h3"
            underline="none"
            // Until the shop's name is loaded, the link needs another name.
            aria-label={storeName === '' ? layoutTexts.home : undefined}
            sx={{
              fontSize: '1.25rem',
              display: 'flex',
              alignItems: 'center',
              minWidth: TOUCH_TARGET,
              minHeight: TOUCH_TARGET,
              overflowWrap: 'anywhere',
            }}
          >
            {storeName}
          </Link>
        </Box>
        <Paper
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            width: '100%',
            maxWidth: 440,
            bgcolor: { xs: 'transparent', sm: 'background.paper' },
            borderWidth: { xs: 0, sm: 1 },
            padding: { xs: 0, sm: 5 },
          }}
        >
          <RouteErrorBoundary resetKey={location.key} path={location.pathname}>
            <Outlet />
          </RouteErrorBoundary>
        </Paper>
      </Stack>
      <OfflineNoticeContainer />
    </>
  );
});
