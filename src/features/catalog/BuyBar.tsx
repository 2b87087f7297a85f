import { styled } from '@mui/material/styles';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { BUY_BAR_LEFT, BOTTOM_BAR_HEIGHT, from, NARROW } from '../../components/tokens';
import { fontWeights } from '../../components/typography';
import { choiceText } from '../../lib/lineChoice';
import { productTexts } from './productTexts';
import { cardTexts } from '../../components/cardTexts';

interface BuyBarProps {
  /** Rupees, for all pieces together. */
  readonly price: number;
  /** The chosen size; '' for none. */
  readonly size: string;
  readonly isSizeMissing: boolean;
  readonly onAdd: () => void;
}

const Bar = styled('div')({
  display: 'flex',
  position: 'fixed',
  left: BUY_BAR_LEFT,
  right: 0,
  bottom: 'env(safe-area-inset-bottom)',
  height: BOTTOM_BAR_HEIGHT - 1,
  // Above the bottom bar, of which it is a part.
  zIndex: 'calc(var(--mui-zIndex-appBar) + 1)',
  alignItems: 'center',
  paddingInline: '4px 12px',
  [from.md]: { position: 'static', height: 'auto', zIndex: 'auto', paddingInline: 0 },
});

const AddButton = styled(Button)({
  flexGrow: 1,
  minWidth: 0,
  flexDirection: 'column',
  lineHeight: 1.2,
  // Enlarged text grows only as far as the bar has room for it.
  fontSize: 'min(0.9375rem, 19px)',
  padding: '2px 8px',
  // Within the media query, as the one that a button has there.
  [NARROW]: { minHeight: 48 },
  [from.md]: { fontSize: '1rem', padding: '12px 28px' },
});

const Chosen = styled('span')({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 'min(0.75rem, 15px)',
  fontWeight: fontWeights.medium,
  [from.md]: { display: 'none' },
});

/** Add to Cart with the chosen size and the price; on phones in the bottom bar, beside its icons. */
export function BuyBar({ price, size, isSizeMissing, onAdd }: BuyBarProps) {
  const chosen = isSizeMissing
    ? productTexts.chooseSize
    : choiceText({ selectedSize: size, selectedColor: '' });
  return (
    <Bar>
      <AddButton variant="contained" color="primary" size="large" onClick={onAdd}>
        <span>{cardTexts.addToCart}</span>{' '}
        <Chosen>
          {chosen !== '' && `${chosen} · `}
          <Money rupees={price} />
        </Chosen>
      </AddButton>
    </Bar>
  );
}
