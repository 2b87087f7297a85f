import Box from '@mui/material/Box';
import { formatMoney } from '../lib/money';

export interface MoneyProps {
  readonly rupees: number;
  /** True for a price that no longer holds: it is struck through and muted. */
  readonly original?: boolean;
}

/** An amount in rupees, in figures of equal width so that columns of amounts line up (ruling 1). */
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
