import ZoomIn from '@mui/icons-material/ZoomIn';
import ButtonBase from '@mui/material/ButtonBase';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { ChosenPicture, Gallery, Thumbnails } from './galleryStyles';
import { pictureTexts } from './catalogTexts';

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
          // Over the picture, so that it opens by a press anywhere on it.
          <CardActionArea
            title={cardTexts.productDemo}
            aria-label={cardTexts.productDemo}
            aria-description={pictureTexts.demoHint}
            onClick={onDemo}
            onPointerEnter={onDemoIntent}
            onFocus={onDemoIntent}
            sx={{ position: 'absolute', inset: 0, cursor: 'zoom-in' }}
          >
            <Paper
              component="span"
              sx={{ display: 'flex', padding: '9px', position: 'absolute', right: 8, bottom: 8 }}
            >
              <ZoomIn />
            </Paper>
          </CardActionArea>
        )}
      </ChosenPicture>
      {hasSeveral && (
        <Thumbnails role="group" aria-label={pictureTexts.pictures}>
          {images.map((src, index) => (
            <ButtonBase
              key={src}
              aria-label={pictureTexts.show(index + 1, images.length)}
              aria-pressed={index === chosen}
              onClick={() => {
                onChoose(index);
              }}
            >
              <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} productId={productId} />
            </ButtonBase>
          ))}
        </Thumbnails>
      )}
    </Gallery>
  );
}
