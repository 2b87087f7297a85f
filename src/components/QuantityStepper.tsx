import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

export interface QuantityStepperProps {
  readonly value: number;
  /** Least quantity; the minus button does nothing there. */
  readonly min?: number;
  readonly onChange: (value: number) => void;
  /** What is counted, such as 'Quantity' or 'Quantity of Claw Hammer'. */
  readonly label?: string;
}

/** Minus, the quantity, plus. Never asks for less than `min`; reaching it keeps the focus on the button. */
export function QuantityStepper({ value, min = 1, onChange, label = 'Quantity' }: QuantityStepperProps) {
  const counted = label.charAt(0).toLowerCase() + label.slice(1);
  const isAtMin = value <= min;
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
        aria-label={`Decrease ${counted}`}
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onChange(value - 1);
        }}
        sx={
          isAtMin
            ? { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } }
            : undefined
        }
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
      <IconButton aria-label={`Increase ${counted}`} onClick={() => onChange(value + 1)}>
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}
