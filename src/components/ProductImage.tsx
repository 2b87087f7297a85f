import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { pictureSrcSet } from '../lib/pictures';
import type { PictureSizes } from './pictureSizes';
import { PICTURE_RATIO } from './tokens';
import { cardTexts } from './componentTexts';
import { useWhenOnline } from './useWhenOnline';

interface ProductImageProps {
  /** The image's URL; '' shows the placeholder, and null, while it is loading, a skeleton. */
  readonly src: string | null;
  /** Alternative text; '' where the name is beside it. */
  readonly alt: string;
  readonly sizes: PictureSizes;
  /** A new id resets the placeholder of an image that failed to load. */
  readonly productId?: string;
  /** True for an image that is visible without scrolling: loaded eagerly, shown without a fade. */
  readonly priority?: boolean;
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: PICTURE_RATIO,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.ground,
  borderRadius: 2,
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.complex }),
    '&[data-shown]': { opacity: 1 },
    // Product images have a light background, which is too bright on a dark page.
    ...theme.applyStyles('dark', { filter: 'brightness(0.88)' }),
  },
}));

/** The box of what is shown where there is no picture. */
export const PicturePlace = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: PICTURE_RATIO,
  color: vars.palette.text.disabled,
  backgroundColor: vars.palette.ground,
  borderRadius: 2,
}));

export function PictureSkeleton() {
  return <Skeleton sx={{ height: 'auto', aspectRatio: PICTURE_RATIO }} />;
}

/** A product's image in a 4:5 box; a placeholder icon where it cannot be loaded. */
export function ProductImage({ src, productId, ...props }: ProductImageProps) {
  return src === null ? <PictureSkeleton /> : <Picture key={`${productId} ${src}`} src={src} {...props} />;
}

type PictureProps = Omit<ProductImageProps, 'src' | 'productId'> & { readonly src: string };

function Picture({ src, alt, sizes, priority = false }: PictureProps) {
  const srcSet = pictureSrcSet(src);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(src === '' ? 'failed' : 'loading');
  const image = useRef<HTMLImageElement>(null);
  useWhenOnline(state === 'failed' && src !== '', () => setState('loading'));

  // The image of a prerendered page may have loaded before React attached its handlers.
  useEffect(() => {
    const element = image.current;
    if (!element?.complete) return;
    if (element.naturalWidth > 0) setState('loaded');
    else
      element.decode().then(
        () => setState('loaded'),
        () => setState('failed'),
      );
  }, []);

  if (state === 'failed') {
    return (
      <PicturePlace role="img" aria-label={alt === '' ? cardTexts.noPicture : cardTexts.noPictureOf(alt)}>
        <ImageOutlined sx={{ width: 'clamp(24px, 16%, 56px)', height: 'auto' }} />
      </PicturePlace>
    );
  }
  return (
    <Frame>
      <img
        ref={image}
        src={src}
        alt={alt}
        width={800}
        height={1000}
        {...(srcSet !== undefined && { srcSet, sizes })}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        data-shown={priority || state === 'loaded' || undefined}
      />
    </Frame>
  );
}
