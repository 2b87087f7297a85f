import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface SummaryRowProps {
  readonly label: string;
  /** True for the row of the total. */
  readonly strong?: boolean;
  readonly children: ReactNode;
}

/** One row of a summary of costs; its parent is a `dl`. */
export function SummaryRow({ label, strong = false, children }: SummaryRowProps) {
  const weight = { fontWeight: strong ? 'fontWeightBold' : 'fontWeightRegular' };
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        ...(strong && { paddingTop: 1.5, borderTop: '1px solid', borderColor: 'divider' }),
      }}
    >
      <Typography component="dt" sx={weight}>
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...weight, margin: 0, marginLeft: 'auto' }}>
        {children}
      </Typography>
    </Stack>
  );
}
