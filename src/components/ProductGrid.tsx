import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { cardBoxes } from './productCardBoxes';
import { PICTURE_RATIO, VERY_NARROW, WIDE_WITH_MOUSE } from './tokens';

interface ProductGridProps {
  /** Columns from 768 px of width. */
  readonly columns: 2 | 3 | 4;
  /** The grid's accessible name. */
  readonly label?: string;
  /** Cards or skeletons. */
  readonly children: ReactNode;
}

/** A grid of product cards: two columns below 768 px, one below 360 px, `columns` above. */
export function ProductGrid({ columns, label, children }: ProductGridProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        columnGap: { xs: cardBoxes.phoneGrid.columnGap, md: columns > 3 ? 2 : 3, lg: 3 },
        rowGap: { xs: 3, md: 5 },
        gridTemplateColumns: {
          xs: cardBoxes.phoneGrid.columns,
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
        ...(columns < 4 && { [WIDE_WITH_MOUSE]: { [PICTURE_RATIO]: '1 / 1' } }),
        [VERY_NARROW]: { gridTemplateColumns: cardBoxes.phoneGrid.narrowestColumns },
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}
