import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { cardParts } from './productCardStyles';
import { PICTURE_RATIO } from './tokens';

function ProductCardSkeleton() {
  return (
    <div className={cardParts.card} aria-hidden>
      <Skeleton sx={{ height: 'auto', aspectRatio: PICTURE_RATIO }} />
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
