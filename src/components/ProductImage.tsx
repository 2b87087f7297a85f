import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { gentle, motion } from './tokens';

/** Size of a product picture as the page declares it, in CSS pixels: 4:5. */
const PICTURE_SIZE = { width: 800, height: 1000 } as const;

interface ProductImageProps {
  /** Address of the picture; '' shows the placeholder. */
  readonly src: string;
  /** What the picture shows; '' where the name stands beside it. */
  readonly alt: string;
  /** A new id forgets that the last product's picture failed. */
  readonly productId: string;
  /** True for a picture in the first view: it is fetched first and never faded in. */
  readonly priority?: boolean;
}

/**
 * A product's picture in a 4:5 box on warm grey. Where it cannot be loaded, a placeholder icon replaces it
 * (specification, "Product card" and "Product detail").
 */
export function ProductImage(props: ProductImageProps) {
  return <Picture key={`${props.productId} ${props.src}`} {...props} />;
}

function Picture({ src, alt, priority = false }: ProductImageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(src === '' ? 'failed' : 'loading');
  const image = useRef<HTMLImageElement>(null);

  // A picture of a prerendered page can be done before React listens for it.
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

  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4 / 5',
        overflow: 'hidden',
        bgcolor: 'ground',
        borderRadius: '2px',
      }}
    >
      {state === 'failed' ? (
        <Box
          role="img"
          aria-label={alt === '' ? 'No picture available' : `${alt}: no picture available`}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            color: 'text.disabled',
          }}
        >
          <ImageOutlined sx={{ fontSize: 'clamp(24px, 22%, 56px)' }} />
        </Box>
      ) : (
        <Box
          component="img"
          ref={image}
          src={src}
          alt={alt}
          {...PICTURE_SIZE}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          sx={[
            {
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              objectFit: 'cover',
              opacity: priority || state === 'loaded' ? 1 : 0,
              transition: gentle(motion.slow),
            },
            // Pictures on a light ground would glare out of a dark page.
            (theme) => theme.applyStyles('dark', { filter: 'brightness(0.88)' }),
          ]}
        />
      )}
    </Box>
  );
}
