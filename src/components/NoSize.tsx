import Box from '@mui/material/Box';
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
/** Height of the sentence, and width over which the row of sizes fades where it goes on, in pixels. */
const SENTENCE = 18;
const FADE = 20;

/** Height of a line's choice where its size is missing or may be, in pixels: what is below does not move once it is known. */
export const NO_SIZE_HEIGHT = SENTENCE + TOUCH_TARGET + 2 * OUTLINE;

/** Says that a line has no size though its product has some, and offers them, in one row that scrolls. */
export function NoSize({ line, checked, onChoose }: NoSizeProps) {
  const sizes = checked?.sizes ?? [];
  return (
    <>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ height: SENTENCE, lineHeight: `${SENTENCE}px` }}
      >
        {noSizeChosen}.
      </Typography>
      <Box
        sx={{
          height: TOUCH_TARGET + 2 * OUTLINE,
          margin: `0 -${OUTLINE}px`,
          padding: `${OUTLINE}px`,
          paddingInlineEnd: `${FADE}px`,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          maskImage: `linear-gradient(to left, transparent, #000 ${FADE}px)`,
          '& > [role="group"]': { flexWrap: 'nowrap', width: 'max-content' },
        }}
      >
        {sizes.length > 0 && <LineSizes line={line} sizes={sizes} onChoose={onChoose} />}
      </Box>
    </>
  );
}
