import Box from '@mui/material/Box';
import { replayTexts } from '../../features/traces/traceTexts';

/** How much of the window the shop may take, in per cent of its height. */
const SMALLEST = 15;
const LARGEST = 80;
/** How far an arrow key moves the line. */
const KEY_STEP = 5;

/** The share of the window that the shop takes at first, in per cent of its height. */
export const FIRST_SHARE = 48;

function limited(share: number): number {
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, share)));
}

const keyMoves: Readonly<Record<string, (share: number) => number>> = {
  ArrowUp: (share) => share - KEY_STEP,
  ArrowDown: (share) => share + KEY_STEP,
  Home: () => SMALLEST,
  End: () => LARGEST,
};

interface StageDividerProps {
  /** In per cent of the window's height. */
  readonly share: number;
  readonly onShare: (share: number) => void;
  /** The width from which on the page is as high as the window; narrower pages have no line. */
  readonly from: 'md' | 'lg';
}

/** The line between the shop and its timeline, which is dragged or moved by arrow keys. */
export function StageDivider({ share, onShare, from }: StageDividerProps) {
  return (
    <Box
      role="separator"
      aria-label={replayTexts.divider}
      aria-orientation="horizontal"
      aria-valuenow={share}
      aria-valuemin={SMALLEST}
      aria-valuemax={LARGEST}
      tabIndex={0}
      onKeyDown={(event) => {
        const move = keyMoves[event.key];
        if (move === undefined) return;
        event.preventDefault();
        onShare(limited(move(share)));
      }}
      onPointerDown={(event) => {
        // With the pointer captured the frame beside the line does not take its moves.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const top = event.currentTarget.previousElementSibling?.getBoundingClientRect().top ?? 0;
        onShare(limited(((event.clientY - top) / window.innerHeight) * 100));
      }}
      sx={{
        display: { xs: 'none', [from]: 'grid' },
        placeItems: 'center',
        height: 12,
        cursor: 'row-resize',
        touchAction: 'none',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        '&::before': { content: '""', width: 48, height: 4, borderRadius: 2, bgcolor: 'outline' },
        '&:hover::before, &:focus-visible::before': { bgcolor: 'primary.main' },
      }}
    />
  );
}
