import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Money } from '../../components/Money';
import { BUY_BAR_LEFT, BOTTOM_BAR_HEIGHT } from '../../components/tokens';
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

/** Add to Cart with the chosen size and the price; on phones in the bottom bar, beside its icons. */
export function BuyBar({ price, size, isSizeMissing, onAdd }: BuyBarProps) {
  const chosen = isSizeMissing
    ? productTexts.chooseSize
    : choiceText({ selectedSize: size, selectedColor: '' });
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        position: { xs: 'fixed', md: 'static' },
        left: BUY_BAR_LEFT,
        right: 0,
        bottom: 'env(safe-area-inset-bottom)',
        height: { xs: BOTTOM_BAR_HEIGHT - 1, md: 'auto' },
        // Above the bottom bar, of which it is a part.
        zIndex: { xs: theme.zIndex.appBar + 1, md: 'auto' },
        alignItems: 'center',
        paddingInline: { xs: '4px 12px', md: 0 },
      })}
    >
      <Button
        variant="contained"
        color="primary"
        size="large"
        onClick={onAdd}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          flexDirection: 'column',
          lineHeight: 1.2,
          // Enlarged text grows only as far as the bar has room for it.
          fontSize: { xs: 'min(0.9375rem, 19px)', md: '1rem' },
          minHeight: { xs: 48, md: 52 },
          paddingInline: { xs: 1, md: 3.5 },
          paddingBlock: { xs: 0.25, md: 1.5 },
        }}
      >
        <span>{cardTexts.addToCart}</span>{' '}
        <Box
          component="span"
          sx={{
            display: { md: 'none' },
            maxWidth: '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontSize: 'min(0.75rem, 15px)',
            fontWeight: 'fontWeightMedium',
          }}
        >
          {chosen !== '' && `${chosen} · `}
          <Money rupees={price} />
        </Box>
      </Button>
    </Box>
  );
}
