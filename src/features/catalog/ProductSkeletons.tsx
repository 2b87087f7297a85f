import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PICTURE_RATIO, TOUCH_TARGET } from '../../components/tokens';
import { ButtonRow } from './ButtonRow';
import { Gallery, PictureRow, Thumbnails } from './galleryStyles';

const pictures = [0, 1];
const buttons = [0, 1, 2];
/** Widths of the lines of a description. */
const descriptionLines = ['96%', '100%', '64%'];

/** As high as the pictures, so that nothing below moves. */
export function GallerySkeleton() {
  return (
    <Gallery data-several aria-hidden>
      <PictureRow sx={{ overflow: 'hidden' }}>
        {pictures.map((picture) => (
          <div key={picture} data-chosen={picture === 0 || undefined}>
            <Skeleton
              sx={{ width: '100%', height: { xs: '100%', md: 'auto' }, aspectRatio: { md: PICTURE_RATIO } }}
            />
          </div>
        ))}
      </PictureRow>
      <Thumbnails>
        {pictures.map((picture) => (
          <ButtonBase key={picture} disabled>
            <Skeleton sx={{ height: 'auto', aspectRatio: PICTURE_RATIO }} />
          </ButtonBase>
        ))}
      </Thumbnails>
    </Gallery>
  );
}

export function PriceSkeleton() {
  return (
    <Stack aria-hidden spacing={0.5}>
      <Skeleton sx={{ width: 150, height: '2.25rem' }} />
      <LineSkeleton width={120} />
    </Stack>
  );
}

/** Skeletons of one choice, quantity, buttons and description. */
export function FactsSkeleton() {
  return (
    <Stack aria-hidden spacing={{ xs: 2, md: 3 }}>
      <div>
        <LineSkeleton width={100} isLabel />
        <Skeleton sx={{ width: 232, height: TOUCH_TARGET }} />
        <FormHelperText>
          <Skeleton sx={{ width: 90, height: '1lh' }} />
        </FormHelperText>
      </div>
      <div>
        <LineSkeleton width={70} isLabel />
        <Skeleton sx={{ width: 113, height: 46 }} />
      </div>
      <Skeleton sx={{ height: 52, display: { xs: 'none', md: 'block' } }} />
      <ButtonRow>
        {buttons.map((button) => (
          <Skeleton key={button} sx={{ height: TOUCH_TARGET }} />
        ))}
      </ButtonRow>
      <Typography>
        {descriptionLines.map((width) => (
          <Skeleton key={width} variant="text" sx={{ width }} />
        ))}
      </Typography>
    </Stack>
  );
}

function LineSkeleton({ width, isLabel }: { readonly width: number; readonly isLabel?: boolean }) {
  return (
    <Typography variant="body2" gutterBottom={isLabel}>
      <Skeleton sx={{ width, height: '1lh' }} />
    </Typography>
  );
}
