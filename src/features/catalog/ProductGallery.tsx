import ZoomIn from '@mui/icons-material/ZoomIn';
import ButtonBase from '@mui/material/ButtonBase';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { use, useEffect, useRef } from 'react';
import type { Product } from '../../api/models/types';
import { cardTexts } from '../../components/componentTexts';
import { pictureSizes } from '../../components/pictureSizes';
import { ProductActionsContext } from '../../components/productActions';
import { ProductImage } from '../../components/ProductImage';
import { gutter, TOUCH_TARGET } from '../../components/tokens';
import { pictureTexts } from './catalogTexts';

/** Width of the column of thumbnails on wide screens with the space beside it, in pixels; on tablets they are a row. */
const THUMBNAILS = 88;
/** Height of the header and of the space around the picture on wide screens, in pixels. */
const AROUND_PICTURE = 168;
/** CSS variable: height of the pictures on phones. By default name, price and sizes fit on the first screen too. */
export const PHONE_PICTURE = '--phone-picture';
const PHONE_HEIGHT = `var(${PHONE_PICTURE}, 38svh)`;
const PHONE_WIDTH = `calc(${PHONE_HEIGHT} * 0.8)`;
/** Between the pictures there, in pixels. */
const PHONE_GAP = 8;
/** Left of the one in view there: several begin where the text does, one alone is in the middle. */
const PHONE_SIDE = '--picture-side';
/** Width of the picture on wide screens: it fits below the header, whatever the window's height. */
const WIDE_WIDTH = `max(220px, (100vh - ${AROUND_PICTURE}px) * 0.8)`;

export const GALLERY_COLUMN = `min(50%, calc(${THUMBNAILS}px + ${WIDE_WIDTH}))`;

/** A product's pictures, or their skeleton; with `data-several`, there is room for the thumbnails. */
export const Gallery = styled('div')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('lg')]: { '&[data-several]': { paddingLeft: THUMBNAILS } },
}));

/**
 * The pictures, and a button over the one in view. On phones they are a row that is swiped, with the edge of the next
 * one beside the one in view; on wide screens there is the chosen one alone (`data-chosen`).
 */
export const PictureRow = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  height: PHONE_HEIGHT,
  // From edge to edge of the screen, or of the Quick View.
  marginInline: `-${gutter.xs}`,
  columnGap: PHONE_GAP,
  overflowX: 'auto',
  overflowY: 'hidden',
  [PHONE_SIDE]: `calc((100% - ${PHONE_WIDTH}) / 2)`,
  '[data-several] > &': { [PHONE_SIDE]: gutter.xs },
  scrollSnapType: 'x mandatory',
  scrollPaddingLeft: `var(${PHONE_SIDE})`,
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '& > div': {
    flex: `0 0 ${PHONE_WIDTH}`,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    '& > div': { height: '100%' },
    '&:not(* + *)': { marginLeft: `var(${PHONE_SIDE})` },
    '&:last-child': { marginRight: `calc(100% - ${PHONE_WIDTH} - var(${PHONE_SIDE}))` },
  },
  '& > button': {
    position: 'sticky',
    left: `var(${PHONE_SIDE})`,
    // The pictures begin where it does.
    flex: `0 0 ${PHONE_WIDTH}`,
    margin: `0 calc(-1 * ${PHONE_WIDTH} - ${PHONE_GAP}px) 0 var(${PHONE_SIDE})`,
    height: '100%',
    zIndex: 1,
    cursor: 'zoom-in',
  },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    height: 'auto',
    marginInline: 0,
    maxWidth: WIDE_WIDTH,
    borderRadius: 2,
    overflow: 'hidden',
    '& > div': {
      display: 'none',
      '&[data-chosen]': { display: 'block' },
      '&:not(* + *), &:last-child': { marginInline: 0 },
      '& > div': { height: 'auto' },
    },
    '& > button': { position: 'absolute', inset: 0, margin: 0 },
  },
}));

/** The buttons that choose a picture: dots below the row on phones, thumbnails below or beside the picture on wider screens. */
export const Thumbnails = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'safe center',
  height: TOUCH_TARGET,
  // The dots are nearer to the pictures and to the text than their targets.
  marginBlock: '-8px -16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.down('md')]: {
    '& > button': {
      flex: `0 0 ${TOUCH_TARGET}px`,
      '& > *': { display: 'none' },
      // A border, as that is seen in forced colours too.
      '&::before': {
        content: '""',
        border: `4px solid ${theme.vars.palette.outline}`,
        borderRadius: '50%',
      },
      '&[aria-pressed="true"]::before': { borderColor: theme.vars.palette.text.primary, borderWidth: 5 },
    },
  },
  [theme.breakpoints.up('md')]: {
    justifyContent: 'start',
    gap: 8,
    // Room for the outlines, which the scrolling box would clip.
    height: 88,
    padding: 4,
    margin: '4px 0 0 -4px',
    '& > button': {
      flexShrink: 0,
      display: 'block',
      width: 64,
      borderRadius: 2,
      outline: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > button:hover': { outlineColor: theme.vars.palette.text.primary },
    '& > button[aria-pressed="true"]': { outline: `2px solid ${theme.vars.palette.text.primary}` },
    '& > button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  },
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'column',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: THUMBNAILS - 12,
    height: 'auto',
    margin: '-4px 0 0 -4px',
    overflowX: 'visible',
    overflowY: 'auto',
    scrollbarWidth: 'auto',
    '& > button': { width: '100%' },
  },
}));

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
