import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons below a step of the payment: one below the other on phones. */
export function PaymentActions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        flexWrap: 'wrap',
        gap: 1.5,
        marginTop: 3,
      }}
    >
      {children}
    </Box>
  );
}
