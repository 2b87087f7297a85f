import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState, type KeyboardEvent } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { productToShow, selectListedProduct, useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { breakpoints, PICTURE_RATIO, TOUCH_TARGET } from '../../components/tokens';
import { useWhenOnline } from '../../components/useWhenOnline';
import { pictureSrcSet } from '../../lib/pictures';
import { pictureTexts } from './catalogTexts';
import { CornerClose } from './CornerClose';
import { DemoPurchase } from './DemoPurchase';
import { DemoFacts, FACTS_BESIDE } from './DemoFacts';
import { useDialogAddress } from './useDialogAddress';
import { usePictureGestures } from './usePictureGestures';

interface OwnProps {
  readonly isOpen: boolean;
  readonly id: string;
  readonly first: number;
  readonly onClose: () => void;
}

const connector = connect((state: RootState, { id }: OwnProps) => ({
  listed: selectListedProduct(state, id),
}));

/** As large as the picture: above the facts so high that these have room, or beside them. */
const stageSx = {
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  aspectRatio: PICTURE_RATIO,
  width: 'min(100%, 60svh)',
  [FACTS_BESIDE]: { width: 'min(60%, 80svh)' },
} as const;

/** Where the picture beside the facts would leave bands above and below it: the dialog is as high as the picture. */
const HIGH_WINDOW = `@media (min-width: ${breakpoints.md}px) and (max-aspect-ratio: 4 / 3)`;

/** A product's pictures full screen, with its facts: swipe, pinch, double tap, arrow keys, + and -, Escape. */
const ProductDemo = connector(function ProductDemo({
  isOpen,
  id,
  first,
  listed,
  onClose,
}: ConnectedProps<typeof connector> & OwnProps) {
  const result = useGetProductQuery(id === '' ? skipToken : { id });
  const product = productToShow(result, listed);
  const name = product?.name ?? '';
  const images = product?.images ?? (result.isError || product === null ? [] : null);
  const [seen, setSeen] = useState({ isOpen, picture: first });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, picture: isOpen ? first : seen.picture });
  const chosen = images?.[seen.picture] === undefined ? 0 : seen.picture;
  const count = images?.length ?? 0;
  const { bind, zoom, zoomBy, reset } = usePictureGestures(step);
  const src = images?.[chosen];
  const [hasFailed, setFailed] = useState(false);
  const [loads, setLoads] = useState(1);
  useWhenOnline(hasFailed, () => {
    setFailed(false);
    setLoads((old) => old + 1);
  });

  function step(by: -1 | 1): void {
    if (count < 2) return;
    reset();
    setSeen({ isOpen, picture: (chosen + by + count) % count });
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
  }

  function close(): void {
    reset();
    onClose();
  }

  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={close}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': name === '' ? pictureTexts.loading : pictureTexts.of(name),
          // Otherwise it points to a heading that there is not.
          'aria-labelledby': undefined,
          sx: {
            overflow: 'hidden',
            [FACTS_BESIDE]: { flexDirection: 'row' },
            [HIGH_WINDOW]: { width: 'calc(100% - 48px)', height: 'auto', margin: 'auto', borderRadius: 1 },
          },
        },
      }}
    >
      <CornerClose onClose={close} />
      <Box sx={stageSx}>
        <Box
          {...bind()}
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            // As high as the window, however high the picture is.
            gridTemplateRows: 'minmax(0, 1fr)',
            placeItems: 'center',
            overflow: 'hidden',
            touchAction: 'none',
            cursor: zoom.scale > 1 ? 'grab' : 'zoom-in',
          }}
        >
          {src === undefined ? (
            <Typography role="status">
              {images === null ? pictureTexts.loading : pictureTexts.none}
            </Typography>
          ) : (
            <Box
              component="img"
              // Another picture starts without the transition of the one before.
              key={`${src} ${loads}`}
              onError={() => setFailed(true)}
              src={src}
              srcSet={pictureSrcSet(src)}
              sizes="100vw"
              alt={name}
              draggable={false}
              style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
              sx={{
                width: '100%',
                height: '100%',
                objectFit: 'contain',
                userSelect: 'none',
                transition: ({ transitions }) => (zoom.scale > 1 ? 'none' : transitions.create('transform')),
              }}
            />
          )}
        </Box>
        <Controls
          text={count > 1 ? pictureTexts.position(chosen + 1, count) : ''}
          onStep={step}
          onZoom={zoomBy}
        />
      </Box>
      {product && (
        <DemoFacts product={product} purchase={<DemoPurchase product={product} onClose={close} />} />
      )}
    </Dialog>
  );
});

/** The Product Demo that the address opens, over a Quick View or a page. */
export function ProductDemoContainer() {
  const { id, shownId, read, close } = useDialogAddress('demo', { demo: '', picture: '' });
  return <ProductDemo isOpen={id !== ''} id={shownId} first={Number(read('picture')) - 1} onClose={close} />;
}

interface ControlsProps {
  /** Which picture it is; '' where there is only one. */
  readonly text: string;
  readonly onStep: (by: -1 | 1) => void;
  readonly onZoom: (by: -1 | 1) => void;
}

function Controls({ text, onStep, onZoom }: ControlsProps) {
  return (
    <Paper
      sx={{
        display: 'flex',
        alignItems: 'center',
        position: 'absolute',
        bottom: 'calc(12px + env(safe-area-inset-bottom))',
        left: '50%',
        transform: 'translateX(-50%)',
      }}
    >
      {text !== '' && (
        <IconButton aria-label={pictureTexts.previous} onClick={() => onStep(-1)}>
          <ArrowBack />
        </IconButton>
      )}
      <IconButton aria-label={pictureTexts.zoomOut} onClick={() => onZoom(-1)}>
        <ZoomOut />
      </IconButton>
      <Typography
        role="status"
        variant="body2"
        noWrap
        sx={{ minWidth: text === '' ? 0 : TOUCH_TARGET, textAlign: 'center' }}
      >
        {text}
      </Typography>
      <IconButton aria-label={pictureTexts.zoomIn} onClick={() => onZoom(1)}>
        <ZoomIn />
      </IconButton>
      {text !== '' && (
        <IconButton aria-label={pictureTexts.next} onClick={() => onStep(1)}>
          <ArrowForward />
        </IconButton>
      )}
    </Paper>
  );
}
