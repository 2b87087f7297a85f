import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons below a step of the payment: one below the other on phones. */
export function PaymentActions({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ flexWrap: 'wrap', marginTop: 3 }}>
      {children}
    </Stack>
  );
}
