import Box from '@mui/material/Box';
import { ButtonLink } from '../../components/ButtonLink';
import { BOTTOM_SPACE, OFFLINE_LINE, PAGE_BAR, TOUCH_TARGET } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { purchaseTexts } from './purchaseTexts';

/** The small mark of an unpaid order whose notice has been seen: in the lower left corner, with a link to its payment. */
export function UnpaidMarkScreen({ orderId }: { readonly orderId: string }) {
  return (
    <Box
      component="aside"
      aria-label={purchaseTexts.unpaidOrder}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        left: { xs: 8, md: 16 },
        bottom: { xs: `calc(${BOTTOM_SPACE} + ${PAGE_BAR} + 8px)`, md: `calc(16px + ${OFFLINE_LINE})` },
      }}
    >
      <ButtonLink
        to={routes.payment(orderId)}
        size="small"
        sx={(theme) => ({
          minHeight: TOUCH_TARGET,
          color: theme.vars.palette.status.pending.ink,
          bgcolor: theme.vars.palette.status.pending.ground,
        })}
      >
        {actions.finishPaying}
        <VisuallyHidden>{purchaseTexts.ofOrder(orderId)}</VisuallyHidden>
      </ButtonLink>
    </Box>
  );
}
