import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CartLine, CheckedProduct } from '../api/models/types';
import { noSizeChosen } from './componentTexts';
import { LineSizes, type ChooseSize } from './LineSizes';
import { TOUCH_TARGET } from './tokens';

interface NoSizeProps {
  readonly line: CartLine;
  readonly checked: CheckedProduct | undefined;
  readonly onChoose: ChooseSize;
}

/** Room for the outline of the focus, which a box that scrolls would clip, in pixels. */
const OUTLINE = 3;

/** Height of a line's choice where its size is missing or may be, in pixels: what is below does not move once it is known. */
export const NO_SIZE_HEIGHT = TOUCH_TARGET + 2 * OUTLINE;

/** Says that a line has no size though its product has some, and offers them, in one row that scrolls. */
export function NoSize({ line, checked, onChoose }: NoSizeProps) {
  // Traces of older shops have none.
  const sizes = checked?.sizes ?? [];
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        minWidth: 0,
        height: NO_SIZE_HEIGHT,
        margin: `0 -${OUTLINE}px`,
        padding: `${OUTLINE}px`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& > [role="group"]': { flexWrap: 'nowrap' },
      }}
    >
      {/* In two lines: on a phone the sizes have little room beside it. */}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flexShrink: 0, width: 'min-content', lineHeight: 1.2 }}
      >
        {noSizeChosen}.
      </Typography>
      {sizes.length > 0 && <LineSizes line={line} sizes={sizes} onChoose={onChoose} />}
    </Stack>
  );
}
