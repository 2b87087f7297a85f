import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { actions } from '../lib/texts';
import { summaryTexts } from './componentTexts';
import { ItemPicture } from './ItemPicture';
import { UnbrokenUnits } from './UnbrokenUnits';

interface OrderLineProps {
  readonly name: string;
  /** The address of its picture; '' where none is known. */
  readonly image: string;
  /** What was chosen, and how many. */
  readonly detail: string;
  readonly total?: ReactNode;
  /** What else is said of it. */
  readonly children?: ReactNode;
}

/** The line's name and price. */
const firstRow = { fontWeight: 'fontWeightMedium', lineHeight: 1.4 } as const;

const priceSx = {
  ...firstRow,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginLeft: 'auto',
  '& s': { fontSize: '0.875rem' },
} as const;

/** How many lines of a long order are shown at first. */
export const FOLDED_LINES = 3;

/** A line of an order in a summary; its parent is a List. It takes the focus where a control in it is gone. */
export function OrderLine({ name, image, detail, total, children }: OrderLineProps) {
  return (
    // Where the text is enlarged it goes below the picture, and the price below the text.
    <ListItem tabIndex={-1} disableGutters alignItems="flex-start" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      <Box sx={{ width: 56 }}>
        <ItemPicture src={image} />
      </Box>
      <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
        <Typography sx={{ ...firstRow, overflowWrap: 'anywhere' }}>
          <UnbrokenUnits>{name}</UnbrokenUnits>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
        {children}
      </Box>
      {total !== undefined && (
        <Typography component="div" sx={priceSx}>
          {total}
        </Typography>
      )}
    </ListItem>
  );
}

interface FoldButtonProps {
  readonly isOpen: boolean;
  /** How many lines are not shown. */
  readonly hidden: number;
  readonly onToggle: () => void;
}

/** Shows the other lines of a long order; nothing where all are shown and none can be folded. */
export function FoldButton({ isOpen, hidden, onToggle }: FoldButtonProps) {
  if (!isOpen && hidden === 0) return null;
  return (
    <Button aria-expanded={isOpen} onClick={onToggle} sx={{ marginLeft: -1.5 }}>
      {isOpen ? actions.showLess : summaryTexts.showMore(hidden)}
    </Button>
  );
}
