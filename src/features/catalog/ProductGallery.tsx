import ZoomIn from '@mui/icons-material/ZoomIn';
import ButtonBase from '@mui/material/ButtonBase';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import { use, useEffect, useRef } from 'react';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductActionsContext } from '../../components/productActions';
import { ProductImage } from '../../components/ProductImage';
import { Gallery, PictureRow, Thumbnails } from './galleryStyles';
import { pictureTexts } from './catalogTexts';

interface ProductGalleryProps {
  /** Without pictures the placeholder is shown. */
  readonly product: Product;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** How far a row can be scrolled, in pixels. */
const hiddenWidth = ({ scrollWidth, clientWidth }: HTMLElement): number => scrollWidth - clientWidth;

/**
 * Connects a row that is scrolled one child at a time with the chosen index: a swipe chooses, and a choice from elsewhere
 * scrolls. Returns the row's ref and its scroll handler.
 */
function useSwipeRow(chosen: number, last: number, onChoose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  /** The index in view: a choice of that one scrolls nothing, and measures nothing. */
  const inView = useRef(0);

  useEffect(() => {
    const element = row.current;
    if (element === null || inView.current === chosen) return;
    inView.current = chosen;
    element.scrollLeft = (chosen / last) * hiddenWidth(element);
  }, [chosen, last]);

  function onScroll(): void {
    const element = row.current;
    // Where the row does not scroll, it has no place of its own.
    if (element === null || hiddenWidth(element) <= 0) return;
    const index = Math.round((element.scrollLeft / hiddenWidth(element)) * last);
    if (index === inView.current) return;
    inView.current = index;
    onChoose(index);
  }

  return { row, onScroll };
}

/** On phones a row to swipe with a dot for each picture, on wide screens the chosen one with thumbnails. */
export function ProductGallery({ product, chosen, onChoose }: ProductGalleryProps) {
  const { id, name, images } = product;
  const { onDemo, onIntent } = use(ProductActionsContext);
  const hasSeveral = images.length > 1;
  const shown = images.length > 0 ? images : [''];
  // The product may have had more pictures when one was chosen.
  const current = Math.min(chosen, shown.length - 1);
  const { row, onScroll } = useSwipeRow(current, shown.length - 1, onChoose);
  return (
    <Gallery data-several={hasSeveral || undefined}>
      <PictureRow ref={row} onScroll={onScroll}>
        {images.length > 0 && (
          // Over the picture, so that it opens by a press anywhere on it; in the row, so that a swipe moves that.
          <CardActionArea
            title={cardTexts.productDemo}
            aria-label={cardTexts.productDemo}
            aria-description={pictureTexts.demoHint}
            onClick={() => onDemo(id, current)}
            onPointerEnter={() => onIntent('demo', id)}
            onFocus={() => onIntent('demo', id)}
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
              productId={id}
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
              onClick={() => onChoose(index)}
            >
              <ProductImage src={src} alt="" sizes={pictureSizes.thumbnail} productId={id} />
            </ButtonBase>
          ))}
        </Thumbnails>
      )}
    </Gallery>
  );
}
