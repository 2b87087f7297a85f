import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, matchPath } from 'react-router-dom';
import {
  BOTTOM_BAR,
  BOTTOM_SPACE,
  DOCK_HEIGHT,
  DOCKED,
  OFFLINE_LINE,
  PAGE_BAR,
  VERY_NARROW,
  cutAfter,
} from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { routes, paths } from '../../lib/routes';
import { type UnpaidText, unpaidText } from './unpaidText';
import { checkoutTexts } from './checkoutTexts';
import { useEffect, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { selectPath } from '../location';
import { selectUnpaidOrder } from './checkoutSelectors';
import { selectNoticedOrder, noticeDismissed, noticeSeen } from './checkoutSlice';

interface UnpaidNoticeProps {
  readonly orderId: string;
  readonly text: UnpaidText;
  readonly onDismiss: () => void;
}

/** Height of the notice: three lines of text with space around them; grows with the text size. */
const HEIGHT = '5rem';
/** Its height with five lines of text. */
const VERY_NARROW_HEIGHT = '6.5rem';
/** Distance of the notice from the edges of wide screens, in pixels. */
const CORNER = 16;

/** Tells the layout the height of the notice while it is shown. */
const dock = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      ':root': {
        [DOCK_HEIGHT]: HEIGHT,
        [VERY_NARROW]: { [DOCK_HEIGHT]: VERY_NARROW_HEIGHT },
        [breakpoints.up('md')]: { [DOCK_HEIGHT]: `calc(${HEIGHT} + ${CORNER}px)` },
      },
    })}
  />
);

/** A bar above the bottom bar on phones, a card in the lower left corner on wide screens. */
const noticeSx = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: { xs: 0, md: `${CORNER}px auto` },
  bottom: { xs: `calc(${BOTTOM_BAR} + ${OFFLINE_LINE})`, md: `calc(${CORNER}px + ${OFFLINE_LINE})` },
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, md: 2 },
  height: { xs: DOCKED, md: HEIGHT },
  maxWidth: { md: '31rem' },
  paddingInline: '16px 4px',
  color: 'pending.contrastText',
  bgcolor: 'pending.main',
  borderWidth: { xs: '1px 0 0', md: 1 },
  borderRadius: { xs: 0, md: 1 },
} as const;

/** Cut where it has no room: enlarged text grows only as far as the notice has room for it. */
const textSx = {
  flex: 1,
  minWidth: 0,
  fontSize: 'min(0.875rem, 17px)',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  ...cutAfter(3),
  [VERY_NARROW]: { WebkitLineClamp: 5, fontSize: 'min(0.8125rem, 17px)', lineHeight: 1.3 },
} as const;

/**
 * An unpaid order with a link to its payment. Fixed over the page, so that it causes no layout shift: above the bottom
 * bar on phones, in the lower left corner on wide screens. In the colours of the badge 'Pending'.
 */
export function UnpaidNotice({ orderId, text, onDismiss }: UnpaidNoticeProps) {
  return (
    <>
      {dock}
      <Paper component="aside" variant="floating" aria-label={checkoutTexts.unpaidOrder} sx={noticeSx}>
        <Typography variant="body2" sx={textSx}>
          {text.text}
        </Typography>
        <Button
          href={routes.payment(orderId)}
          variant="contained"
          color="primary"
          size="small"
          sx={{ flexShrink: 0, fontSize: 'min(0.8125rem, 18px)' }}
        >
          {text.link}
          <VisuallyHidden>{text.linkEnd}</VisuallyHidden>
        </Button>
        <IconButton aria-label={checkoutTexts.dismiss} onClick={onDismiss}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Paper>
    </>
  );
}

/** The small mark of an unpaid order whose notice has been seen: in the lower left corner, with a link to its payment. */
export function UnpaidMark({ orderId, text }: { readonly orderId: string; readonly text: UnpaidText }) {
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
            {text.link}
            <VisuallyHidden>{text.linkEnd}</VisuallyHidden>
          </>
        }
      />
    </Paper>
  );
}

const mapStateToProps = (state: RootState) => ({
  noticedOrderId: selectNoticedOrder(state),
  unpaid: selectUnpaidOrder(state),
  path: selectPath(state),
});

const connector = connect(mapStateToProps, { noticeDismissed, noticeSeen });

/**
 * Pages without the notice: they show the order themselves, or, as a product's, have prices and buttons where the notice
 * would lie.
 */
const pathsWithout = [
  paths.payment,
  paths.checkout,
  paths.orderSuccess,
  paths.orders,
  paths.trackOrder,
  paths.product,
];

/** The notice of an unpaid order: on the first page that shows it in full, then as a small mark. */
export const UnpaidNoticeContainer = connector(function UnpaidNoticeContainer(
  props: ConnectedProps<typeof connector>,
) {
  const { unpaid, path, noticedOrderId, noticeDismissed, noticeSeen } = props;
  const [now] = useState(Date.now);
  const orderId = unpaid?.orderId ?? '';
  const isShown = orderId !== '' && !pathsWithout.some((without) => matchPath(without, path) !== null);

  // When the page is left.
  useEffect(
    () => (isShown ? () => void noticeSeen({ orderId }) : undefined),
    [isShown, orderId, path, noticeSeen],
  );

  if (unpaid === undefined || !isShown) return null;
  const text = unpaidText(unpaid, now);
  if (noticedOrderId === orderId) return <UnpaidMark orderId={orderId} text={text} />;
  return <UnpaidNotice orderId={orderId} text={text} onDismiss={() => noticeDismissed({ orderId })} />;
});
