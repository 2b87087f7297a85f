import Stack from '@mui/material/Stack';
import type { ReactNode, UIEventHandler } from 'react';

/** The width from which on the page is as high as the window and its parts are beside each other. */
export type WideFrom = 'md' | 'lg';

interface PanesProps {
  readonly from: WideFrom;
  /** How much of the free room it takes, of the page's height or of the panes around it. */
  readonly weight?: number;
  readonly onScrollCapture?: UIEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/** Parts of the page beside each other, on narrower screens below each other, with lines between them. */
export function Panes({ from, weight = 1, onScrollCapture, children }: PanesProps) {
  return (
    <Stack
      direction={{ xs: 'column', [from]: 'row' }}
      spacing="1px"
      onScrollCapture={onScrollCapture}
      sx={{
        flex: { [from]: weight },
        minWidth: 0,
        minHeight: 0,
        bgcolor: 'divider',
      }}
    >
      {children}
    </Stack>
  );
}

interface PaneProps {
  readonly from: WideFrom;
  readonly weight: number;
  /** Whether it is scrolled by itself on narrow screens too. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

/** One of them: its last child takes its height, and is scrolled by itself. */
export function Pane({ from, weight, isList = false, children }: PaneProps) {
  return (
    <Stack
      sx={{
        flex: { [from]: weight },
        minWidth: isList ? { [from]: 280 } : 0,
        minHeight: 0,
        bgcolor: 'background.paper',
        height: { xs: isList ? '45dvh' : 'auto', [from]: 'auto' },
      }}
    >
      {children}
    </Stack>
  );
}
