import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';

interface CheckoutColumnsProps {
  readonly form: ReactNode;
  readonly summary: ReactNode;
}

/** The form and the summary: side by side on wide screens. */
export function CheckoutColumns({ form, summary }: CheckoutColumnsProps) {
  return (
    <Grid container columnSpacing={8} rowSpacing={4}>
      <Grid size={{ xs: 12, lg: 'grow' }}>{form}</Grid>
      <Grid size={12} sx={{ width: { lg: 400 } }}>
        {summary}
      </Grid>
    </Grid>
  );
}
