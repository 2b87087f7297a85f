import Box from '@mui/material/Box';
import { formatMoney } from '../lib/money';

interface MoneyProps {
  readonly rupees: number;
  /** True for a former price: struck through and muted. */
  readonly original?: boolean;
}

/** An amount in rupees (ruling 1), in tabular figures so that columns line up. */
export function Money({ rupees, original = false }: MoneyProps) {
  return (
    <Box
      component={original ? 's' : 'span'}
      sx={{
        fontVariantNumeric: 'tabular-nums lining-nums',
        whiteSpace: 'nowrap',
        ...(original && { color: 'text.secondary', fontWeight: 'fontWeightRegular' }),
      }}
    >
      {formatMoney(rupees)}
    </Box>
  );
}
