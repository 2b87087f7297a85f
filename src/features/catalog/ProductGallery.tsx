import ZoomIn from '@mui/icons-material/ZoomIn';
import { styled } from '@mui/material/styles';
import { PlainControl } from '../../components/controlStyles';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { colors, RADIUS, TOUCH_TARGET } from '../../components/tokens';
import { ChosenPicture, Gallery, Thumbnails } from './galleryStyles';
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

/** Lies over the picture, so that it opens by a press anywhere on it. */
const DemoButton = styled(PlainControl)({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  alignItems: 'end',
  justifyContent: 'end',
  padding: 8,
});

const DemoIcon = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  borderRadius: RADIUS,
  backgroundColor: colors.paper,
  color: colors.ink,
});

const Thumbnail = styled(PlainControl)({
  flexShrink: 0,
  display: 'block',
  width: '100%',
  borderRadius: 2,
  outline: `1px solid ${colors.divider}`,
  '&:hover': { outlineColor: colors.ink },
  '&[aria-pressed="true"]': { outline: `2px solid ${colors.ink}` },
  '&&:focus-visible': { outline: `2px solid ${colors.accent}` },
});

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
    <Gallery data-several={hasSeveral || undefined}>
      <ChosenPicture>
        <ProductImage
          src={images[chosen] ?? ''}
          alt={name}
          sizes={pictureSizes.product}
          productId={productId}
          priority
        />
        {images.length > 0 && (
          <DemoButton
            title={cardTexts.productDemo}
            aria-label={cardTexts.productDemo}
            aria-description={pictureTexts.demoHint}
            onClick={onDemo}
            onPointerEnter={onDemoIntent}
            onFocus={onDemoIntent}
          >
            <DemoIcon>
              <ZoomIn />
            </DemoIcon>
          </DemoButton>
        )}
      </ChosenPicture>
      {hasSeveral && (
        <Thumbnails role="group" aria-label={pictureTexts.pictures}>
          {images.map((src, index) => (
            <Thumbnail
              key={src}
              aria-label={pictureTexts.show(index + 1, images.length)}
              aria-pressed={index === chosen}
              onClick={() => {
                onChoose(index);
              }}
            >
              <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} productId={productId} />
            </Thumbnail>
          ))}
        </Thumbnails>
      )}
    </Gallery>
  );
}
