import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CartLine, CheckedProduct } from '../api/models/types';
import { LineSizes, type ChooseSize } from './LineSizes';
import { TOUCH_TARGET } from './tokens';

interface NoSizeProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
  readonly onChoose: ChooseSize;
  /** What stands before the sizes. */
  readonly children?: ReactNode;
}

/** Room for the outline of the focus, which a box that scrolls would clip, in pixels. */
const OUTLINE = 3;
/** Width over which the row fades where it goes on, in pixels. */
const FADE = 20;

/** Height of a line's choice where its size is missing or may be, in pixels: what is below does not move once it is known. */
export const NO_SIZE_HEIGHT = TOUCH_TARGET + 2 * OUTLINE;

/** Offers the sizes of a line that has none, in one row that scrolls. */
export function NoSize({ line, checked, onChoose, children }: NoSizeProps) {
  const sizes = checked?.sizes ?? [];
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        height: NO_SIZE_HEIGHT,
        margin: `0 -${OUTLINE}px`,
        padding: `0 ${FADE}px 0 ${OUTLINE}px`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: `linear-gradient(to left, transparent, #000 ${FADE}px)`,
        '& > *': { flexShrink: 0 },
        '& > [role="group"]': { flexWrap: 'nowrap' },
      }}
    >
      {children}
      {sizes.length > 0 && <LineSizes line={line} sizes={sizes} onChoose={onChoose} />}
    </Stack>
  );
}
