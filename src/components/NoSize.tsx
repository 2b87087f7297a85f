import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CartLine } from '../api/models/types';
import { lacksSize } from '../lib/lineChoice';
import { actions } from '../lib/texts';
import { chooseSizeOf, noSizeChosen } from './componentTexts';
import type { CheckedLineProps } from './LineTotal';

export type ChooseSize = (line: CartLine, size: string) => void;

interface LineSizesProps {
  readonly line: CartLine;
  readonly sizes: readonly string[];
  readonly onChoose: ChooseSize;
}

/** The sizes of a cart line's product. What was chosen stays until another is. */
export function LineSizes({ line, sizes, onChoose }: LineSizesProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={line.selectedSize}
      aria-label={chooseSizeOf(line.name)}
      onChange={(_event, size: string | null) => {
        if (size !== null) onChoose(line, size);
      }}
    >
      {sizes.map((size) => (
        <ToggleButton key={size} value={size}>
          {size}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Moves the focus, and with it the window, to the first line of the page that lacks a size. */
export function focusNoSize(): void {
  document.querySelector<HTMLElement>('[data-no-size] button')?.focus();
}

interface NoSizeProps extends CheckedLineProps {
  readonly onChoose: ChooseSize;
}

/**
 * Says that a line has no size, and offers those of its product: at once where they are known from the start, else behind
 * a button. The line for it is there before, so that nothing below moves.
 */
export function NoSize({ line, checked, onChoose }: NoSizeProps) {
  const [isLate] = useState(checked === undefined);
  const [isOpen, setIsOpen] = useState(!isLate);
  const sizes = checked?.sizes ?? [];
  const isMissing = lacksSize(line, checked);
  return (
    <Typography
      component="div"
      variant="subtitle2"
      color="warning"
      data-no-size={isMissing || undefined}
      sx={{ minHeight: isLate ? '1lh' : 0 }}
    >
      {isMissing && `${noSizeChosen} `}
      {isMissing && isLate && sizes.length > 0 && (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-expanded={isOpen}
          aria-label={chooseSizeOf(line.name)}
          onClick={() => setIsOpen(!isOpen)}
          // As high as a touch target, without moving what is around it.
          sx={{ paddingBlock: 1.5, marginBlock: -1.5, verticalAlign: 'baseline', whiteSpace: 'nowrap' }}
        >
          {actions.chooseSize}
        </Link>
      )}
      {isMissing && isOpen && sizes.length > 0 && (
        <Box sx={{ marginTop: 1 }}>
          <LineSizes line={line} sizes={sizes} onChoose={onChoose} />
        </Box>
      )}
    </Typography>
  );
}
