import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import { ButtonLink } from '../../components/ButtonLink';
import {
  BOTTOM_BAR,
  DOCK_HEIGHT,
  DOCKED,
  from,
  gutter,
  OFFLINE_LINE,
  VERY_NARROW,
} from '../../components/tokens';
import { routes } from '../../lib/routes';
import { actions, orderWaits } from '../../lib/texts';
import { purchaseTexts } from './purchaseTexts';

interface UnpaidNoticeScreenProps {
  readonly orderId: string;
  readonly onDismiss: () => void;
}

/** Height of the notice: two lines of text, or a touch target; grows with the text size. */
const HEIGHT = '4rem';
/** Its height with four lines of text. */
const VERY_NARROW_HEIGHT = '5.5rem';
/** Distance of the notice from the edges of wide screens, in pixels. */
const CORNER = 16;

/** Tells the layout the height of the notice while it is shown. */
const dockStyles = {
  ':root': {
    [DOCK_HEIGHT]: HEIGHT,
    [VERY_NARROW]: { [DOCK_HEIGHT]: VERY_NARROW_HEIGHT },
    [from.md]: { [DOCK_HEIGHT]: `calc(${HEIGHT} + ${CORNER}px)` },
  },
};

/**
 * An unpaid order with a link to its payment. Fixed over the page, so that it causes no layout shift: above the bottom
 * bar on phones, in the lower left corner on wide screens. In the colours of the badge 'Pending'.
 */
export function UnpaidNoticeScreen({ orderId, onDismiss }: UnpaidNoticeScreenProps) {
  return (
    <>
      <GlobalStyles styles={dockStyles} />
      <Box
        component="aside"
        aria-label={purchaseTexts.unpaidOrder}
        sx={(theme) => ({
          position: 'fixed',
          insetInline: 0,
          bottom: `calc(${BOTTOM_BAR} + ${OFFLINE_LINE})`,
          zIndex: theme.zIndex.appBar,
          boxSizing: 'border-box',
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: DOCKED,
          paddingInlineStart: gutter.xs,
          paddingInlineEnd: '4px',
          color: theme.vars.palette.status.pending.ink,
          bgcolor: theme.vars.palette.status.pending.ground,
          borderTop: '1px solid',
          borderColor: 'divider',
          [theme.breakpoints.up('md')]: {
            insetInline: `${CORNER}px auto`,
            bottom: `calc(${CORNER}px + ${OFFLINE_LINE})`,
            gap: 2,
            height: HEIGHT,
            maxWidth: '27.5rem',
            border: '1px solid',
            borderColor: theme.vars.palette.divider,
            borderRadius: 1,
            boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
          },
        })}
      >
        <Text
          variant="body2"
          sx={{
            flex: 1,
            minWidth: 0,
            // Enlarged text grows only as far as the notice has room for it.
            fontSize: 'min(0.875rem, 17px)',
            lineHeight: 1.4,
            textWrap: 'balance',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
            [VERY_NARROW]: { WebkitLineClamp: 5, fontSize: 'min(0.8125rem, 17px)', lineHeight: 1.3 },
          }}
        >
          {orderWaits(orderId)}
        </Text>
        <ButtonLink
          to={routes.payment(orderId)}
          variant="contained"
          color="primary"
          size="small"
          sx={{ flexShrink: 0, fontSize: 'min(0.8125rem, 18px)' }}
        >
          {actions.finishPaying}
        </ButtonLink>
        <IconButton aria-label={purchaseTexts.dismiss} onClick={onDismiss}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Box>
    </>
  );
}
