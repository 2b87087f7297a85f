import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { cardParts, productCardStyles } from './productCardStyles';
import { PictureSkeleton } from './ProductImage';
import { FILTERS_BESIDE, VERY_NARROW } from './tokens';

interface ProductGridProps {
  /** Columns from 768 px of width. */
  readonly columns: 2 | 3 | 4;
  /** Columns from 1024 px of width; as many by default. */
  readonly wideColumns?: 2 | 3 | 4;
  readonly label?: string;
  readonly children: ReactNode;
}

const columnsOf = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

const Grid = styled('ul')<{ ownerState: Required<Pick<ProductGridProps, 'columns' | 'wideColumns'>> }>(
  ({ theme, ownerState }) => ({
    display: 'grid',
    columnGap: 12,
    rowGap: 12,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [VERY_NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [theme.breakpoints.up('md')]: {
      columnGap: ownerState.columns === 4 ? 16 : 24,
      rowGap: 20,
      gridTemplateColumns: columnsOf(ownerState.columns),
    },
    [theme.breakpoints.up('lg')]: { columnGap: 24, gridTemplateColumns: columnsOf(ownerState.wideColumns) },
    ...productCardStyles(theme, ownerState.columns === 4 ? 'lg' : 'md'),
    // Only as wide as leaves a row with its prices on the first screen of a desktop.
    ...(ownerState.columns === 2 && {
      [FILTERS_BESIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, max(260px, (100vh - 400px) * 0.8)))' },
    }),
  }),
);

/** A grid of product cards: two columns below 768 px, one below 360 px, `columns` above. */
export function ProductGrid({ columns, wideColumns = columns, label, children }: ProductGridProps) {
  return (
    <Grid aria-label={label} ownerState={{ columns, wideColumns }}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}

function ProductCardSkeleton() {
  return (
    <div className={cardParts.card} aria-hidden>
      <PictureSkeleton />
      <div className={cardParts.words}>
        <Skeleton variant="text" sx={{ width: '30%', lineHeight: 1.5 }} />
        <Typography component="div" className={cardParts.name}>
          <Skeleton variant="text" sx={{ width: '90%' }} />
        </Typography>
        <Typography component="div" className={cardParts.category} variant="body2">
          <Skeleton variant="text" sx={{ width: '40%' }} />
        </Typography>
      </div>
    </div>
  );
}

export function productCardSkeletons(count: number) {
  return Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);
}
