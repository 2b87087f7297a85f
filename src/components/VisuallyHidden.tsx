import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for screen readers alone: it takes no room and cannot be seen. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        margin: '-1px',
        padding: 0,
        border: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
