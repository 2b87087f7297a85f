import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { Text } from '../../components/Text';
import type { CartLine } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { Money } from '../../components/Money';
import { NoSize } from '../../components/NoSize';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { BOTTOM_SPACE, HEADER_HEIGHT } from '../../components/tokens';
import { choiceText, lacksSize } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions, toastTitles } from '../../lib/texts';
import { cartPageTexts } from './cartPageTexts';
import { cartTexts } from './cartTexts';
import { usePanelTabs } from './usePanelTabs';

interface CartPanelScreenProps {
  readonly line: CartLine;
  readonly hasSizes: boolean;
  readonly isIncrease: boolean;
  /** Counts the additions: each is announced. */
  readonly additions: number;
  /** Sum of quantities. */
  readonly count: number;
  /** Rupees. */
  readonly total: number;
  readonly onUndo: () => void;
  readonly onCheckout: () => void;
  readonly onClose: () => void;
  /** The pointer or the focus came to the panel, or left it. */
  readonly onHeld: (isHeld: boolean) => void;
}

const PICTURE_WIDTH = 56;

/** What was just added from a card, with the ways on. Not modal: the next card can be used at once. */
export function CartPanelScreen(props: CartPanelScreenProps) {
  const { line, hasSizes, isIncrease, additions, count, total, onUndo, onCheckout, onClose, onHeld } = props;
  const sentence = (isIncrease ? cartTexts.increased : cartTexts.added)(line.name);
  const choice = choiceText(line);
  const panel = useRef<HTMLDivElement>(null);
  usePanelTabs(panel, additions);
  return (
    <Box
      component="aside"
      ref={panel}
      aria-label={cartTexts.addedTitle}
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: { xs: '8px', md: 'auto 24px' },
        bottom: { xs: `calc(${BOTTOM_SPACE} + 8px)`, md: 'auto' },
        top: { md: HEADER_HEIGHT.wide + 12 },
        width: { md: 380 },
        maxHeight: '60vh',
        overflowY: 'auto',
        padding: '8px 8px 12px 12px',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircle fontSize="small" titleAccess={toastTitles.success} sx={{ color: 'success.main' }} />
        <Text
          role="status"
          variant="body2"
          sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
        >
          <span key={additions}>{sentence}</span>
        </Text>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `${PICTURE_WIDTH}px minmax(0, 1fr)`,
          gap: 1.5,
          marginBlock: '4px 12px',
          paddingRight: 0.5,
        }}
      >
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
        <Box sx={{ alignSelf: 'center', minWidth: 0 }}>
          {choice !== '' && <Text variant="body2">{choice}</Text>}
          {lacksSize(line, { hasSizes }) && <NoSize line={line} />}
          <Text variant="body2" sx={{ color: 'text.secondary' }}>
            {line.quantity} × <Money rupees={line.price} />
          </Text>
          <Text variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
            {cartPageTexts.panelTotal(count)} <Money rupees={total} />
          </Text>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingRight: 0.5 }}>
        <Button variant="contained" color="primary" onClick={onCheckout} sx={{ flex: '1 1 auto' }}>
          {cartPageTexts.checkout}
        </Button>
        <ButtonLink to={routes.cart} sx={{ flex: '1 1 auto' }}>
          {cartPageTexts.viewCart}
        </ButtonLink>
        <Button variant="text" onClick={onUndo}>
          {actions.undo}
        </Button>
      </Box>
    </Box>
  );
}
