import { styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';
import { lowPictureStyles, productCardStyles } from './productCardStyles';
import { FILTERS_BESIDE, VERY_NARROW } from './tokens';

interface ProductGridProps {
  /** Columns from 768 px of width. */
  readonly columns: 2 | 3 | 4;
  /** Columns from 768 to 1023 px of width; `columns` by default. */
  readonly mediumColumns?: 3 | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

const columnsOf = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const Grid = styled('ul')<{ ownerState: Omit<ProductGridProps, 'children'> }>(({ theme, ownerState }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  columnGap: 12,
  rowGap: 12,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [VERY_NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.up('md')]: {
    columnGap: ownerState.columns === 4 ? 16 : 24,
    rowGap: 24,
    gridTemplateColumns: columnsOf(ownerState.mediumColumns ?? ownerState.columns),
  },
  [theme.breakpoints.up('lg')]: { columnGap: 24, gridTemplateColumns: columnsOf(ownerState.columns) },
  ...productCardStyles(theme, (ownerState.mediumColumns ?? ownerState.columns) === 4 ? 'lg' : 'md'),
  // A row with its prices is on the first screen of a desktop.
  ...(ownerState.columns === 2 && { [FILTERS_BESIDE]: lowPictureStyles('max(240px, 100vh - 496px)') }),
}));

/** A grid of product cards: two columns below 768 px, one below 360 px, `columns` above. */
export function ProductGrid({ columns, mediumColumns, label, children }: ProductGridProps) {
  return (
    <Grid aria-label={label} ownerState={{ columns, mediumColumns }}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}
