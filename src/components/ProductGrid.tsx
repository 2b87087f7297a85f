import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { cardBoxes } from './productCardBoxes';
import { from, PICTURE_RATIO, VERY_NARROW, WIDE_WITH_MOUSE } from './tokens';

interface ProductGridProps {
  /** Columns from 768 px of width. */
  readonly columns: 2 | 3 | 4;
  /** The grid's accessible name. */
  readonly label?: string;
  /** Cards or skeletons. */
  readonly children: ReactNode;
}

const Grid = styled('ul')<{ ownerState: Pick<ProductGridProps, 'columns'> }>({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: cardBoxes.phoneGrid.columnGap,
  rowGap: 24,
  gridTemplateColumns: cardBoxes.phoneGrid.columns,
  [from.md]: { columnGap: 24, rowGap: 40 },
  variants: [
    ...([2, 3, 4] as const).map((columns) => ({
      props: { columns },
      style: {
        [from.md]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
        ...(columns < 4 && { [WIDE_WITH_MOUSE]: { [PICTURE_RATIO]: '1 / 1' } }),
      },
    })),
    { props: { columns: 4 }, style: { [from.md]: { columnGap: 16 }, [from.lg]: { columnGap: 24 } } },
    {
      props: {},
      style: { [VERY_NARROW]: { gridTemplateColumns: cardBoxes.phoneGrid.narrowestColumns } },
    },
  ],
});

/** A grid of product cards: two columns below 768 px, one below 360 px, `columns` above. */
export function ProductGrid({ columns, label, children }: ProductGridProps) {
  return (
    <Grid aria-label={label} ownerState={{ columns }}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
