import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

export interface ProductGridProps {
  /** Columns on wide screens. Narrow ones always show two. */
  readonly columns: 2 | 3 | 4;
  /** The grid's accessible name. */
  readonly label?: string;
  /** One card or skeleton each. */
  readonly children: ReactNode;
}

/** A grid of product cards: two columns below 768 px, `columns` above. */
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
        columnGap: { xs: 1.5, md: columns > 3 ? 2 : 3, lg: 3 },
        rowGap: { xs: 3, md: 5 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        },
      }}
    >
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Box>
  );
}
