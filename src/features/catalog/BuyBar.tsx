import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cardTexts } from '../../components/componentTexts';
import { Money } from '../../components/Money';
import { BOTTOM_BAR_HEIGHT, BUY_BAR_LEFT } from '../../components/tokens';
import { choiceText } from '../../lib/lineChoice';
import { productTexts } from './catalogTexts';

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
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        position: { xs: 'fixed', md: 'static' },
        left: BUY_BAR_LEFT,
        right: 0,
        bottom: 'env(safe-area-inset-bottom)',
        height: { xs: BOTTOM_BAR_HEIGHT - 1, md: 'auto' },
        // Above the bottom bar, of which it is a part; elsewhere it scrolls below the header.
        zIndex: { xs: 'calc(var(--mui-zIndex-appBar) + 1)', md: 'auto' },
        paddingInline: { xs: '4px 12px', md: 0 },
      }}
    >
      <Button
        variant="contained"
        color="primary"
        size="large"
        onClick={onAdd}
        sx={{
          flexGrow: 1,
          flexDirection: 'column',
          minHeight: { xs: 48, md: 52 },
          padding: '2px 8px',
          lineHeight: 1.2,
          // Enlarged text grows only as far as the bar has room for it.
          fontSize: { xs: 'min(0.9375rem, 19px)', md: '1rem' },
        }}
      >
        <span>{cardTexts.addToCart}</span>{' '}
        <Typography
          component="span"
          variant="overline"
          noWrap
          sx={{
            display: { xs: 'flex', md: 'none' },
            justifyContent: 'center',
            // Where there is no room for both, one is cut off: the size, or the price while a size is missing.
            flexWrap: isSizeMissing ? 'wrap' : 'wrap-reverse',
            alignContent: isSizeMissing ? 'flex-start' : 'flex-end',
            height: '1.2em',
            maxWidth: '100%',
            fontSize: 'min(0.75rem, 15px)',
            lineHeight: 'inherit',
            '& > *': { whiteSpace: 'pre' },
          }}
        >
          {chosen !== '' && <span>{isSizeMissing ? chosen : `${chosen} · `}</span>}
          <span>
            {isSizeMissing && ' · '}
            <Money amount={price} />
          </span>
        </Typography>
      </Button>
    </Stack>
  );
}
