import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { connect, type ConnectedProps } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { useGetStoreInfoQuery } from '../../api/storefrontApi';
import { OfflineNoticeContainer } from '../../features/connection/OfflineNotice';
import { selectStoreInfo, selectStoreName } from '../../features/storeInfo/storeInfoSelectors';
import { MAIN_ID } from '../../lib/constants';
import { Brand } from './Header';
import { RouteErrorBoundary } from '../router/RouteErrorBoundary';
import type { RootState } from '../types';

const connector = connect((state: RootState) => ({
  storeName: selectStoreName(state),
  logoUrl: selectStoreInfo(state).companyLogoUrl,
}));

/** The shop's name and the form begin at one edge. */
const columnSx = { width: '100%', maxWidth: 440, paddingInline: { xs: 0, sm: 4 } } as const;

/** The layout of sign-in and registration: the shop's logo and name over the form, in the middle. */
export const BareLayoutContainer = connector(function BareLayoutContainer({
  storeName,
  logoUrl,
}: ConnectedProps<typeof connector>) {
  // From the router, as the page below is: from the store it would come a render later, and mount the page twice.
  const location = useLocation();
  useGetStoreInfoQuery();
  return (
    <>
      <Stack
        spacing={2}
        sx={{
          minHeight: '100dvh',
          alignItems: 'center',
          paddingInline: 2,
          // The shop's name is where the header has it: a toast lies over all of it.
          paddingTop: { xs: 0.5, md: 1.5 },
          paddingBottom: 7,
        }}
      >
        <Box component="header" sx={columnSx}>
          <Brand storeName={storeName} logoUrl={logoUrl} />
        </Box>
        <Paper
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            ...columnSx,
            bgcolor: { xs: 'transparent', sm: 'background.paper' },
            borderWidth: { xs: 0, sm: 1 },
            paddingBlock: { xs: 0, sm: 3 },
            // That of a phone: the column is no wider.
            '& h1': { fontSize: 'min(1.75rem, 12.5vw)' },
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
