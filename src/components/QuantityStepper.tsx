import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { IconButton } from './IconButton';
import { MAX_LINE_QUANTITY } from '../lib/constants';
import { quantityTexts } from './quantityTexts';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The accessible name, such as 'Quantity of Claw Hammer'. */
  readonly label?: string;
}

/** For `aria-disabled` rather than `disabled`, which would lose the focus. */
const disabledSx = {
  color: 'text.disabled',
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
} as const;

/** A minus button, the quantity, a plus button. The quantity stays between 1 and the most that one cart line holds. */
export function QuantityStepper({ value, onChange, label = quantityTexts.quantity }: QuantityStepperProps) {
  const counted = label.charAt(0).toLowerCase() + label.slice(1);
  const isAtMin = value <= 1;
  const isAtMax = value >= MAX_LINE_QUANTITY;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        width: 'fit-content',
        alignItems: 'center',
        border: '1px solid',
        borderColor: 'outline',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={quantityTexts.decrease(counted)}
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onChange(value - 1);
        }}
        sx={isAtMin ? disabledSx : undefined}
      >
        <Remove fontSize="small" />
      </IconButton>
      <Box
        component="span"
        aria-live="polite"
        sx={{
          minWidth: '2.5ch',
          textAlign: 'center',
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums lining-nums',
        }}
      >
        {value}
      </Box>
      <IconButton
        aria-label={quantityTexts.increase(counted)}
        aria-disabled={isAtMax}
        onClick={() => {
          if (!isAtMax) onChange(value + 1);
        }}
        sx={isAtMax ? disabledSx : undefined}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}
