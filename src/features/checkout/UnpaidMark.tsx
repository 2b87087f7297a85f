import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { matchPath } from 'react-router-dom';
import type { RootState } from '../../app/types';
import {
  BOTTOM_SPACE,
  cutAfter,
  OFFLINE_LINE,
  PAGE_BAR,
  PAGE_BAR_HEIGHT,
  VERY_NARROW,
} from '../../components/tokens';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { paths } from '../../lib/routes';
import { selectPath } from '../location';
import { selectMarkedOrder } from './checkoutSelectors';
import { markDismissed } from './checkoutSlice';
import { checkoutTexts, unpaidText } from './checkoutTexts';
import { PayButton } from './PayButton';

/** What takes the focus is scrolled clear of it. */
const height = <GlobalStyles styles={{ ':root': { [PAGE_BAR_HEIGHT]: 'calc(1.25rem + 40px)' } }} />;

/** A bar above what is fixed at the bottom, with a place of its own at the page's end; in the colour of the badge 'Pending'. */
const markSx = {
  position: 'sticky',
  // Below the cart's panel and the suggestions of the search.
  zIndex: 'speedDial',
  bottom: { xs: BOTTOM_SPACE, md: OFFLINE_LINE },
  bgcolor: 'pending.main',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** As high as the bar; a longer text is cut: what takes the focus is scrolled clear of that height. */
const textSx = {
  overflowWrap: 'anywhere',
  ...cutAfter(2),
  [VERY_NARROW]: { fontSize: '0.75rem', lineHeight: 1.3, ...cutAfter(3) },
} as const;

/** Pages without it: they show the order themselves, or have prices and buttons where it would lie. */
const pathsWithout = [
  paths.payment,
  paths.checkout,
  paths.orderSuccess,
  paths.orders,
  paths.account,
  paths.trackOrder,
  paths.product,
  paths.cart,
];

const connector = connect((state: RootState) => ({ order: selectMarkedOrder(state) }), { markDismissed });

const UnpaidMark = connector(function UnpaidMark({ order, markDismissed }: ConnectedProps<typeof connector>) {
  const mark = useRef<HTMLElement>(null);
  useFocusAfterRemoval(mark);
  if (order === undefined) return null;
  const { orderId } = order;
  const { text } = unpaidText(order, Date.now());
  return (
    <Box ref={mark} component="aside" aria-label={checkoutTexts.unpaidOrder} sx={markSx}>
      {height}
      <Container sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: PAGE_BAR }}>
        <Typography variant="subtitle2" sx={textSx}>
          {text}
        </Typography>
        <PayButton
          order={order}
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ flexShrink: 0, ml: 'auto' }}
        />
        <IconButton
          color="inherit"
          aria-label={checkoutTexts.dismiss}
          onClick={() => markDismissed({ orderId })}
          sx={{ mr: -1.5 }}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Container>
    </Box>
  );
});

const showsMark = (path: string): boolean =>
  pathsWithout.every((without) => matchPath(without, path) === null);

/** The mark of an unpaid order, with a link to its payment: low, as it stays until the order is paid or it is closed. */
export const UnpaidMarkContainer = connect((state: RootState) => ({ isShown: showsMark(selectPath(state)) }))(
  // Taken away as a whole: its focus is not for the page that is left.
  ({ isShown }: { readonly isShown: boolean }) => isShown && <UnpaidMark />,
);
