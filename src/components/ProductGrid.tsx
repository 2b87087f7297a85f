import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { cardParts, productCardStyles } from './productCardStyles';
import { PictureSkeleton } from './ProductImage';
import { VERY_NARROW } from './tokens';

interface ProductGridProps {
  /** Columns from 768 px of width. */
  readonly columns: 2 | 3 | 4;
  /** Columns from 1024 px of width; as many by default. */
  readonly wideColumns?: 2 | 3 | 4;
  readonly label?: string;
  readonly children: ReactNode;
}

const columnsOf = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

type Columns = Required<Omit<ProductGridProps, 'label' | 'children'>>;

const Grid = styled('ul')<{ ownerState: Columns }>(({ theme, ownerState: { columns, wideColumns } }) => ({
  display: 'grid',
  columnGap: 12,
  rowGap: 24,
  gridTemplateColumns: columnsOf(2),
  [VERY_NARROW]: { gridTemplateColumns: columnsOf(1) },
  [theme.breakpoints.up('md')]: {
    columnGap: columns === 4 ? 16 : 24,
    rowGap: 20,
    gridTemplateColumns: columnsOf(columns),
  },
  [theme.breakpoints.up('lg')]: { columnGap: 24, gridTemplateColumns: columnsOf(wideColumns) },
  ...productCardStyles(theme, columns === 4 ? 'lg' : 'md'),
}));

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
