import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './tokens';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={visuallyHidden}>
      {children}
    </Box>
  );
}
