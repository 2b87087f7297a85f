import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../components/ButtonLink';
import { PageHeading } from '../components/PageHeading';
import { routes } from '../lib/routes';
import { actions } from '../lib/texts';

/** The 404 page (specification, section 2). */
export function NotFoundScreen() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: { xs: 8, md: 16 } }}>
      <PageHeading variant="display">404</PageHeading>
      <Typography>Oops! Page not found</Typography>
      <ButtonLink to={routes.home} variant="contained">
        {actions.returnHome}
      </ButtonLink>
    </Box>
  );
}
