import { styled } from '@mui/material/styles';
import { cardBoxes } from './productCardBoxes';
import { Skeleton } from './Skeleton';
import { Text } from './Text';
import { PICTURE_RATIO } from './tokens';

const Card = styled('div')(cardBoxes.card);
const Words = styled('div')(cardBoxes.text);
const Name = styled('div')(cardBoxes.name);
const Category = styled(Text)(cardBoxes.category);
const Price = styled('div')({ fontSize: '1rem', lineHeight: 1.5 });

const boxes = {
  picture: { height: 'auto', aspectRatio: `var(${PICTURE_RATIO}, 4 / 5)` },
  name: { width: '90%', transform: 'none', height: 14, marginTop: '4px' },
  category: { width: '40%', transform: 'scale(1, 0.6)' },
  price: { width: '30%', transform: 'scale(1, 0.6)', height: '1.5em' },
} as const;

/** The skeleton of a product card: the same boxes, hidden from screen readers. */
function ProductCardSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton sx={boxes.picture} />
      <Words>
        <Name>
          <Skeleton variant="text" sx={boxes.name} />
        </Name>
        <Category component="div" variant="body2">
          <Skeleton variant="text" sx={boxes.category} />
        </Category>
        <Price>
          <Skeleton variant="text" sx={boxes.price} />
        </Price>
      </Words>
    </Card>
  );
}

/** Skeletons of so many cards, as the items of a grid. */
export function productCardSkeletons(count: number) {
  return Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />);
}
