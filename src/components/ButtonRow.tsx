import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons below a step or a message; on phones the first of several has a line of its own, and two share one. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={rowSx}>
      {children}
    </Stack>
  );
}

const rowSx = {
  flexWrap: 'wrap',
  gap: 1.5,
  marginTop: 2,
  '&:empty': { display: 'none' },
  // Aligns its text, not its padding.
  '& > .MuiButton-text:only-child': { flexGrow: 0, marginLeft: -1.5, marginTop: -1.5 },
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
  // Without :first-child, of which Emotion warns.
  '& > :not(* + *):has(~ * ~ *)': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;
