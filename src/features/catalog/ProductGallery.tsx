import ZoomIn from '@mui/icons-material/ZoomIn';
import Box from '@mui/material/Box';
import { PlainControl } from '../../components/controlStyles';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { TOUCH_TARGET } from '../../components/tokens';
import { galleryBoxes } from './galleryBoxes';
import { pictureTexts } from './pictureTexts';
import { cardTexts } from '../../components/cardTexts';

interface ProductGalleryProps {
  readonly productId: string;
  /** The product's name, the alternative text of the picture. */
  readonly name: string;
  /** URLs, the main picture first; the placeholder is shown for none. */
  readonly images: readonly string[];
  /** Index of the picture that is shown. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  /** Shows the pictures full screen. */
  readonly onDemo: () => void;
  /** Called on hover and focus of that button, for prefetching. */
  readonly onDemoIntent: () => void;
}

/** The chosen picture of a product, which opens the full screen, and beside it a thumbnail of each picture. */
export function ProductGallery({
  productId,
  name,
  images,
  chosen,
  onChoose,
  onDemo,
  onDemoIntent,
}: ProductGalleryProps) {
  const hasSeveral = images.length > 1;
  return (
    <Box sx={[galleryBoxes.gallery, hasSeveral && galleryBoxes.withThumbnails]}>
      <Box sx={galleryBoxes.picture}>
        <ProductImage
          src={images[chosen] ?? ''}
          alt={name}
          sizes={pictureSizes.product}
          productId={productId}
          priority
        />
        {images.length > 0 && (
          <PlainControl
            title={cardTexts.productDemo}
            aria-label={cardTexts.productDemo}
            aria-description={pictureTexts.demoHint}
            onClick={onDemo}
            onPointerEnter={onDemoIntent}
            onFocus={onDemoIntent}
            sx={{
              position: 'absolute',
              inset: 0,
              cursor: 'zoom-in',
              alignItems: 'end',
              justifyContent: 'end',
              padding: 1,
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: TOUCH_TARGET,
                height: TOUCH_TARGET,
                borderRadius: 1,
                bgcolor: 'background.paper',
                color: 'text.primary',
              }}
            >
              <ZoomIn />
            </Box>
          </PlainControl>
        )}
      </Box>
      {hasSeveral && (
        <Box role="group" aria-label={pictureTexts.pictures} sx={galleryBoxes.thumbnails}>
          {images.map((src, index) => (
            <PlainControl
              key={src}
              aria-label={pictureTexts.show(index + 1, images.length)}
              aria-pressed={index === chosen}
              onClick={() => {
                onChoose(index);
              }}
              sx={{
                flexShrink: 0,
                display: 'block',
                width: '100%',
                borderRadius: '2px',
                outline: '1px solid',
                outlineColor: 'divider',
                '&:hover': { outlineColor: 'text.primary' },
                '&[aria-pressed="true"]': { outline: '2px solid', outlineColor: 'text.primary' },
                '&&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
              }}
            >
              <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} productId={productId} />
            </PlainControl>
          ))}
        </Box>
      )}
    </Box>
  );
}
