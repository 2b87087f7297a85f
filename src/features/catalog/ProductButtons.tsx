import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The row of three buttons below Add to Cart, and of their skeletons. */
export function ProductButtons({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      // Aligns their text, not their padding, with the column.
      sx={{
        flexWrap: 'wrap',
        justifyContent: { xs: 'space-between', md: 'flex-start' },
        marginInline: -1.5,
        // Where the three would not fit in a line with their icons.
        '& .MuiButton-startIcon': {
          display: { md: 'none', lg: 'inherit' },
          '@media (max-width: 389px)': { display: 'none' },
        },
      }}
    >
      {children}
    </Stack>
  );
}
