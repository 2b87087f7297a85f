import Box from '@mui/material/Box';
import { PlainControl } from '../../components/controlStyles';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { TOUCH_TARGET } from '../../components/tokens';

interface ProductGalleryProps {
  readonly productId: string;
  /** The product's name, the alternative text of the picture. */
  readonly name: string;
  /** URLs, the main picture first; the placeholder is shown for none. */
  readonly images: readonly string[];
  /** Index of the picture that is shown. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

const THUMBNAIL_WIDTH = { narrow: TOUCH_TARGET, wide: 68 } as const;

/**
 * The chosen picture of a product and, if there are several, a thumbnail of each. On phones the thumbnails overlap the
 * picture, so that they cause no layout shift.
 */
export function ProductGallery({ productId, name, images, chosen, onChoose }: ProductGalleryProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <ProductImage
        src={images[chosen] ?? ''}
        alt={name}
        sizes={pictureSizes.product}
        productId={productId}
        priority
      />
      {images.length > 1 && (
        <Box
          role="group"
          aria-label="Pictures"
          sx={{
            position: { xs: 'absolute', md: 'static' },
            left: 8,
            right: 8,
            bottom: 8,
            display: 'flex',
            gap: 1,
            overflowX: 'auto',
            padding: '4px',
            marginTop: { md: 1 },
            marginInline: { md: '-4px' },
          }}
        >
          {images.map((src, index) => (
            <PlainControl
              key={src}
              aria-label={`Show picture ${index + 1} of ${images.length}`}
              aria-pressed={index === chosen}
              onClick={() => {
                onChoose(index);
              }}
              sx={{
                flexShrink: 0,
                display: 'block',
                width: { xs: THUMBNAIL_WIDTH.narrow, md: THUMBNAIL_WIDTH.wide },
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
