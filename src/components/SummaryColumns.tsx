import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface SummaryColumnsProps {
  readonly children: ReactNode;
  readonly summary: ReactNode;
}

/** A page's content and its summary: side by side on wide screens. No grid: the summary is sticky. */
export function SummaryColumns({ children, summary }: SummaryColumnsProps) {
  return (
    <Stack direction={{ lg: 'row' }} sx={{ columnGap: 8, alignItems: { lg: 'flex-start' } }}>
      <Box sx={{ flex: { lg: 1 }, minWidth: 0 }}>{children}</Box>
      {summary}
    </Stack>
  );
}
