import { useGesture } from '@use-gesture/react';
import { useState } from 'react';

/** The largest zoom, and that of a double tap. */
const MAX_SCALE = 4;
const TAP_SCALE = 2.5;
/** How long after a tap another one makes it a double tap, in milliseconds. */
const DOUBLE_TAP = 300;
const KEY_STEP = 0.5;

/** A picture's zoom and place; x and y in pixels from the middle. */
const unzoomed = { scale: 1, x: 0, y: 0 };

function zoomTo(scale: number, { x, y }: typeof unzoomed) {
  const limited = Math.min(MAX_SCALE, Math.max(1, scale));
  return limited === 1 ? unzoomed : { scale: limited, x, y };
}

/** Zoom and gestures of a picture: pinch and double tap zoom, a drag moves what is zoomed, a swipe turns the page. */
export function usePictureGestures(onStep: (step: -1 | 1) => void) {
  const [zoom, setZoom] = useState(unzoomed);
  const [lastTap, setLastTap] = useState(0);

  const bind = useGesture(
    {
      onPinch: ({ offset: [scale] }) => setZoom((before) => zoomTo(scale, before)),
      onDrag: ({ tap, pinching, cancel, swipe: [swipe], offset: [x, y], event }) => {
        if (pinching === true) {
          cancel();
        } else if (tap) {
          const isDouble = event.timeStamp - lastTap < DOUBLE_TAP;
          setLastTap(isDouble ? 0 : event.timeStamp);
          if (isDouble) setZoom((before) => zoomTo(before.scale > 1 ? 1 : TAP_SCALE, unzoomed));
        } else if (zoom.scale > 1) {
          setZoom((before) => ({ ...before, x, y }));
        } else if (swipe !== 0) {
          onStep(swipe < 0 ? 1 : -1);
        }
      },
      onWheel: ({ delta: [, down], event }) => {
        if (event.ctrlKey) return;
        setZoom((before) => zoomTo(before.scale - Math.sign(down) * KEY_STEP, before));
      },
    },
    {
      drag: { filterTaps: true, from: () => [zoom.x, zoom.y] },
      pinch: { scaleBounds: { min: 1, max: MAX_SCALE }, from: () => [zoom.scale, 0] },
    },
  );

  return {
    bind,
    zoom,
    /** Makes the picture larger (1) or smaller (-1). */
    zoomBy: (step: -1 | 1) => setZoom((before) => zoomTo(before.scale + step * KEY_STEP, before)),
    reset: () => setZoom(unzoomed),
  };
}
