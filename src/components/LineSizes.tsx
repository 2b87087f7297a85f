import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { CartLine } from '../api/models/types';
import { chooseSizeOf } from './componentTexts';

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
