import Box from '@mui/material/Box';
import { Skeleton } from './Skeleton';
import Typography from '@mui/material/Typography';
import { cardBoxes } from './productCardBoxes';
import { PICTURE_RATIO } from './tokens';

/** The skeleton of a product card: the same boxes, hidden from screen readers. */
export function ProductCardSkeleton() {
  return (
    <Box aria-hidden sx={cardBoxes.card}>
      <Skeleton sx={{ height: 'auto', aspectRatio: `var(${PICTURE_RATIO}, 4 / 5)` }} />
      <Box sx={cardBoxes.text}>
        <Box sx={cardBoxes.name}>
          <Skeleton variant="text" sx={{ width: '90%', transform: 'none', height: 14, marginTop: '4px' }} />
        </Box>
        <Typography component="div" variant="body2" sx={cardBoxes.category}>
          <Skeleton variant="text" sx={{ width: '40%', transform: 'scale(1, 0.6)' }} />
        </Typography>
        <Box sx={{ fontSize: '1rem', lineHeight: 1.5 }}>
          <Skeleton variant="text" sx={{ width: '30%', transform: 'scale(1, 0.6)', height: '1.5em' }} />
        </Box>
      </Box>
    </Box>
  );
}
