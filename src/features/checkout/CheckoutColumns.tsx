import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  readonly form: ReactNode;
  readonly summary: ReactNode;
}

/** The form and the summary: side by side on wide screens. No grid, for the summary's sake. */
export function CheckoutColumns({ form, summary }: CheckoutColumnsProps) {
  return (
    <Stack direction={{ lg: 'row' }} sx={{ columnGap: 8, alignItems: { lg: 'flex-start' } }}>
      <Box sx={{ flex: { lg: 1 }, minWidth: 0 }}>{form}</Box>
      {summary}
    </Stack>
  );
}
