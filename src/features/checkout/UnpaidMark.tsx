import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { BOTTOM_SPACE, OFFLINE_LINE } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths, routes } from '../../lib/routes';
import { selectPath } from '../location';
import { selectMarkedOrder } from './checkoutSelectors';
import { markDismissed } from './checkoutSlice';
import { checkoutTexts, unpaidText } from './checkoutTexts';

/** In the lower left corner, above the bars of phones; in the colours of the badge 'Pending'. */
const markSx = {
  position: 'fixed',
  zIndex: 'appBar',
  left: { xs: 8, md: 16 },
  bottom: { xs: `calc(${BOTTOM_SPACE} + 8px)`, md: `calc(16px + ${OFFLINE_LINE})` },
  display: 'flex',
  alignItems: 'center',
  color: 'pending.contrastText',
  bgcolor: 'pending.main',
} as const;

/** Pages without it: they show the order themselves, or have prices and buttons where it would lie. */
const pathsWithout = [
  paths.payment,
  paths.checkout,
  paths.orderSuccess,
  paths.orders,
  paths.trackOrder,
  paths.product,
  paths.cart,
];

const connector = connect(
  (state: RootState) => ({ order: selectMarkedOrder(state), path: selectPath(state) }),
  { markDismissed },
);

/** The mark of an unpaid order, with a link to its payment: small, as it stays until the order is paid or it is closed. */
export const UnpaidMarkContainer = connector(function UnpaidMarkContainer({
  order,
  path,
  markDismissed,
}: ConnectedProps<typeof connector>) {
  if (order === undefined || pathsWithout.some((without) => matchPath(without, path) !== null)) return null;
  const { orderId } = order;
  const { link, linkEnd } = unpaidText(order, Date.now());
  return (
    <Paper component="aside" variant="floating" aria-label={checkoutTexts.unpaidOrder} sx={markSx}>
      <Button href={routes.payment(orderId)} size="small" color="inherit">
        {link}
        <VisuallyHidden>{linkEnd}</VisuallyHidden>
      </Button>
      <IconButton
        color="inherit"
        aria-label={checkoutTexts.dismiss}
        onClick={() => markDismissed({ orderId })}
      >
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Paper>
  );
});
