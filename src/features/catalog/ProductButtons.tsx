import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The row of three buttons below Add to Cart, and of their skeletons. */
export function ProductButtons({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        flexWrap: 'wrap',
        '& > *': { flex: '1 0 0' },
        // A line of its own where three do not fit.
        '& > :not(* + *)': { flexBasis: { xs: '100%', xl: 'auto' } },
      }}
    >
      {children}
    </Stack>
  );
}
