import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { Button } from '../../components/Button';
import { useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { MutedText, Text } from '../../components/Text';
import type { CartLine } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { Money } from '../../components/Money';
import { NoSize } from '../../components/NoSize';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { BOTTOM_SPACE, colors, from, HEADER_HEIGHT, RADIUS } from '../../components/tokens';
import { fontWeights } from '../../components/typography';
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

const Panel = styled('aside')({
  position: 'fixed',
  zIndex: 'var(--mui-zIndex-snackbar)',
  insetInline: 8,
  bottom: `calc(${BOTTOM_SPACE} + 8px)`,
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '8px 8px 12px 12px',
  backgroundColor: colors.paper,
  border: `1px solid ${colors.divider}`,
  borderRadius: RADIUS,
  boxShadow: '0 8px 24px rgb(22 24 26 / 0.14)',
  [from.md]: { insetInline: 'auto 24px', bottom: 'auto', top: HEADER_HEIGHT.wide + 12, width: 380 },
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });
const SuccessIcon = styled(CheckCircle)({ color: 'var(--mui-palette-success-main)' });
const Sentence = styled(Text)({
  flex: 1,
  minWidth: 0,
  fontWeight: fontWeights.medium,
  overflowWrap: 'anywhere',
});

const Added = styled('div')({
  display: 'grid',
  gridTemplateColumns: `${PICTURE_WIDTH}px minmax(0, 1fr)`,
  gap: 12,
  marginBlock: '4px 12px',
  paddingRight: 4,
});
const Facts = styled('div')({ alignSelf: 'center', minWidth: 0 });
const Total = styled(Text)({ fontWeight: fontWeights.medium });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingRight: 4 });
const CheckoutButton = styled(Button)({ flex: '1 1 auto' });
const CartLink = styled(ButtonLink)({ flex: '1 1 auto' });

/** What was just added from a card, with the ways on. Not modal: the next card can be used at once. */
export function CartPanelScreen(props: CartPanelScreenProps) {
  const { line, hasSizes, isIncrease, additions, count, total, onUndo, onCheckout, onClose, onHeld } = props;
  const sentence = (isIncrease ? cartTexts.increased : cartTexts.added)(line.name);
  const choice = choiceText(line);
  const panel = useRef<HTMLDivElement>(null);
  usePanelTabs(panel, additions);
  return (
    <Panel
      ref={panel}
      aria-label={cartTexts.addedTitle}
      onPointerEnter={() => onHeld(true)}
      onPointerLeave={() => onHeld(false)}
      onFocus={() => onHeld(true)}
      onBlur={() => onHeld(false)}
    >
      <Head>
        <SuccessIcon fontSize="small" titleAccess={toastTitles.success} />
        <Sentence role="status" variant="body2">
          <span key={additions}>{sentence}</span>
        </Sentence>
        <IconButton aria-label={actions.close} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Head>
      <Added>
        <ProductImage src={line.image} alt="" sizes={pictureSizes.thumbnail} productId={line.id} />
        <Facts>
          {choice !== '' && <Text variant="body2">{choice}</Text>}
          {lacksSize(line, { hasSizes }) && <NoSize line={line} />}
          <MutedText variant="body2">
            {line.quantity} × <Money rupees={line.price} />
          </MutedText>
          <Total variant="body2">
            {cartPageTexts.panelTotal(count)} <Money rupees={total} />
          </Total>
        </Facts>
      </Added>
      <Ways>
        <CheckoutButton variant="contained" color="primary" onClick={onCheckout}>
          {cartPageTexts.checkout}
        </CheckoutButton>
        <CartLink to={routes.cart}>{cartPageTexts.viewCart}</CartLink>
        <Button variant="text" onClick={onUndo}>
          {actions.undo}
        </Button>
      </Ways>
    </Panel>
  );
}
