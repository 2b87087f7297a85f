import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { actions } from '../lib/texts';
import { summaryTexts } from './componentTexts';
import { pictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { UnbrokenUnits } from './UnbrokenUnits';

interface OrderLineProps {
  readonly name: string;
  /** The address of its picture; '' where none is known. */
  readonly image: string;
  /** Where its name leads. */
  readonly href?: string;
  /** What was chosen, and how many; of a whole order what is in it. */
  readonly detail: string;
  readonly total?: ReactNode;
  /** What else is said of it. */
  readonly children?: ReactNode;
}

/** The line's name and price. A name of two lines and what is said below it are as high as the picture. */
const firstRow = { fontWeight: 'fontWeightMedium', lineHeight: 1.25 } as const;

const priceSx = {
  ...firstRow,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginLeft: 'auto',
  '& s': { fontSize: '0.875rem' },
} as const;

/** How many lines of a long order are shown at first. */
const FOLDED_LINES = 3;

/** Height of the window that the rest of a card takes on wide screens, with its sums alone or a notice too; in pixels. */
const takenBy = { sums: 580, notice: 740 } as const;

/** A line of an order in a summary; its parent is an `OrderLines` or a List. It takes the focus where a control in it is gone. */
export function OrderLine({ name, image, href, detail, total, children }: OrderLineProps) {
  const text = <UnbrokenUnits>{name}</UnbrokenUnits>;
  return (
    // Where the text is enlarged it goes below the picture, and the price below the text.
    <ListItem tabIndex={-1} disableGutters alignItems="flex-start" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      <Box sx={{ width: 64 }}>
        <ProductImage src={image} alt="" sizes={pictureSizes.thumbnail} />
      </Box>
      <Box sx={{ flex: '1 1 7.5rem', minWidth: 0 }}>
        <Typography sx={{ ...firstRow, overflowWrap: 'anywhere' }}>
          {href === undefined ? text : <Link href={href}>{text}</Link>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <UnbrokenUnits>{detail}</UnbrokenUnits>
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

interface OrderLinesProps<Item> {
  readonly items: readonly Item[];
  /** Whether something has to be said of an item: it is always shown. */
  readonly isSpecial?: (item: Item) => boolean;
  /** What is below them in their card: on wide screens they scroll by themselves, so that none is below the sums. */
  readonly above?: keyof typeof takenBy;
  /** The `OrderLine` of an item. */
  readonly children: (item: Item, index: number) => ReactNode;
}

const scrolling = (taken: number) => ({
  tabIndex: 0,
  sx: { overflowY: { lg: 'auto' }, maxHeight: { lg: `max(100px, 100svh - ${taken}px)` } },
});

/** The lines of an order in a summary: of a long one the first, and all of them when asked. */
export function OrderLines<Item>({ items, isSpecial, above, children }: OrderLinesProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = items.filter((item, index) => isOpen || index < FOLDED_LINES || isSpecial?.(item));
  const hidden = items.length - shown.length;
  return (
    <>
      <List disablePadding aria-label={summaryTexts.lines} {...(above && scrolling(takenBy[above]))}>
        {shown.map(children)}
      </List>
      {(isOpen || hidden > 0) && (
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ marginLeft: -1.5 }}>
          {isOpen ? actions.showLess : summaryTexts.showMore(hidden)}
        </Button>
      )}
    </>
  );
}
