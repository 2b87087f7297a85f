import Stack from '@mui/material/Stack';
import type { ReactNode, UIEventHandler } from 'react';

interface PanesProps {
  /** How much of the free room it takes, of the page's height or of the panes around it. */
  readonly weight?: number;
  readonly onScrollCapture?: UIEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** Parts of the page beside each other, on narrower screens below each other, with lines between them. */
export function Panes({ weight = 1, onScrollCapture, children }: PanesProps) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing="1px"
      onScrollCapture={onScrollCapture}
      sx={{ flex: { md: weight }, minWidth: 0, minHeight: 0, bgcolor: 'divider' }}
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
