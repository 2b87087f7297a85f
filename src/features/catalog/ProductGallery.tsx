import ZoomIn from '@mui/icons-material/ZoomIn';
import ButtonBase from '@mui/material/ButtonBase';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductImage } from '../../components/ProductImage';
import { Gallery, PictureRow, Thumbnails } from './galleryStyles';
import { pictureTexts } from './catalogTexts';
import { useSwipeRow } from './useSwipeRow';

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

/**
 * A product's pictures: on phones a row to swipe with a dot for each, on wide screens the chosen one with a thumbnail of
 * each. A press on a picture opens the full screen.
 */
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
  const shown = images.length > 0 ? images : [''];
  // The product may have had more pictures when one was chosen.
  const current = Math.min(chosen, shown.length - 1);
  const { row, onScroll } = useSwipeRow(current, onChoose);
  return (
    <Gallery data-several={hasSeveral || undefined}>
      <PictureRow ref={row} onScroll={onScroll}>
        {images.length > 0 && (
          // Over the picture, so that it opens by a press anywhere on it; in the row, so that a swipe moves that.
          <CardActionArea
            title={cardTexts.productDemo}
            aria-label={cardTexts.productDemo}
            aria-description={pictureTexts.demoHint}
            onClick={onDemo}
            onPointerEnter={onDemoIntent}
            onFocus={onDemoIntent}
          >
            <Paper
              component="span"
              sx={{ display: 'flex', padding: '9px', position: 'absolute', right: 8, bottom: 8 }}
            >
              <ZoomIn />
            </Paper>
          </CardActionArea>
        )}
        {shown.map((src, index) => (
          <div key={src} data-chosen={index === current || undefined}>
            <ProductImage
              src={src}
              alt={index === current ? name : ''}
              sizes={pictureSizes.product}
              productId={productId}
              priority={index === 0}
            />
          </div>
        ))}
      </PictureRow>
      {hasSeveral && (
        <Thumbnails role="group" aria-label={pictureTexts.pictures}>
          {images.map((src, index) => (
            <ButtonBase
              key={src}
              aria-label={pictureTexts.show(index + 1, images.length)}
              aria-pressed={index === current}
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
