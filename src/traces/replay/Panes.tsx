import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Parts of the page beside each other, on narrower screens below each other, with lines between them. */
export function Panes({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing="1px"
      sx={{ flex: { md: 1 }, minWidth: 0, minHeight: 0, bgcolor: 'divider' }}
    >
      {children}
    </Stack>
  );
}

interface PaneProps {
  readonly weight: number;
  /** Whether it is scrolled by itself on narrow screens too. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

/** One of them: its last child takes its height, and is scrolled by itself. */
export function Pane({ weight, isList = false, children }: PaneProps) {
  return (
    <Stack
      sx={{
        flex: { md: weight },
        minWidth: isList ? { md: 240 } : 0,
        minHeight: 0,
        bgcolor: 'background.paper',
        height: { xs: isList ? '45dvh' : 'auto', md: 'auto' },
      }}
    >
      {children}
    </Stack>
  );
}
