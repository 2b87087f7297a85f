import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { cardParts } from './productCardStyles';
import { PICTURE_RATIO } from './tokens';

const boxes = {
  picture: { height: 'auto', aspectRatio: PICTURE_RATIO },
  name: { width: '90%' },
  category: { width: '40%' },
  price: { width: '30%', lineHeight: 1.5 },
} as const;

function ProductCardSkeleton() {
  return (
    <div className={cardParts.card} aria-hidden>
      <Skeleton sx={boxes.picture} />
      <div className={cardParts.words}>
        <Skeleton variant="text" sx={boxes.price} />
        <Typography component="div" className={cardParts.name}>
          <Skeleton variant="text" sx={boxes.name} />
        </Typography>
        <Typography component="div" className={cardParts.category} variant="body2">
          <Skeleton variant="text" sx={boxes.category} />
        </Typography>
      </div>
    </div>
  );
}

export function productCardSkeletons(count: number) {
  return Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);
}
