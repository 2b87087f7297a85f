import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
        justifyContent: 'space-between',
        gap: 2,
        ...(strong && { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Typography component="dt" sx={{ fontWeight: weight }}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, fontWeight: weight }}>
        {children}
      </Typography>
    </Box>
  );
}
