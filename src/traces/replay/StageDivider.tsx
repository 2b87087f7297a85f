import DragHandle from '@mui/icons-material/DragHandle';
import Divider from '@mui/material/Divider';
import { replayTexts } from '../traceTexts';
import type { WideFrom } from './Panes';

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
  /** Narrower pages have no line. */
  readonly from: WideFrom;
}

/** The line between the shop and its timeline, which is dragged or moved by arrow keys. */
export function StageDivider({ share, onShare, from }: StageDividerProps) {
  return (
    <Divider
      aria-label={replayTexts.divider}
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
        display: { xs: 'none', [from]: 'flex' },
        alignItems: 'center',
        height: 12,
        color: 'text.secondary',
        bgcolor: 'background.paper',
        cursor: 'row-resize',
        touchAction: 'none',
        '&:hover, &:focus-visible': { color: 'primary.main' },
      }}
    >
      <DragHandle fontSize="small" />
    </Divider>
  );
}
