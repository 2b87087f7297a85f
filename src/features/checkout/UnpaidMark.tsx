import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { Link as RouterLink } from 'react-router-dom';
import { BOTTOM_SPACE, OFFLINE_LINE, PAGE_BAR } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import type { UnpaidSays } from './unpaidSays';
import { checkoutTexts } from './checkoutTexts';

/** The small mark of an unpaid order whose notice has been seen: in the lower left corner, with a link to its payment. */
export function UnpaidMark({ orderId, says }: { readonly orderId: string; readonly says: UnpaidSays }) {
  return (
    <Paper
      component="aside"
      variant="floating"
      aria-label={checkoutTexts.unpaidOrder}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        left: { xs: 8, md: 16 },
        bottom: { xs: `calc(${BOTTOM_SPACE} + ${PAGE_BAR} + 8px)`, md: `calc(16px + ${OFFLINE_LINE})` },
      }}
    >
      <Chip
        clickable
        component={RouterLink}
        to={routes.payment(orderId)}
        variant="filled"
        color="pending"
        label={
          <>
            {says.link}
            <VisuallyHidden>{says.linkEnd}</VisuallyHidden>
          </>
        }
      />
    </Paper>
  );
}
