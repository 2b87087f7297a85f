import Box from '@mui/material/Box';
import { Text } from './Text';
import type { ReactNode } from 'react';

interface SummaryRowProps {
  readonly label: string;
  /** True for the row of the total. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One row of a summary of costs; its parent is a `dl`. */
export function SummaryRow({ label, strong = false, children }: SummaryRowProps) {
  const weight = strong ? 'fontWeightBold' : 'fontWeightRegular';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        ...(strong && { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Text component="dt" sx={{ fontWeight: weight }}>
        {label}
      </Text>
      <Text component="dd" sx={{ margin: 0, marginLeft: 'auto', fontWeight: weight }}>
        {children}
      </Text>
    </Box>
  );
}
