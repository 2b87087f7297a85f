import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { replayTexts } from '../../features/traces/traceTexts';
import type { RootState } from '../types';
import type { FramedShopHandle } from './framedShopHandle';
import { writeFrame } from './frameDocument';
import { isFramedShopHandle, FRAMED_SHOP_READY } from './framedShopHandle';

/** Widths of the frame, in CSS pixels; null fills the page. */
export const frameWidths = { fit: null, phone: 390, tablet: 768, desktop: 1440 } as const;
export type FrameWidth = keyof typeof frameWidths;

interface ShopFrameProps {
  readonly state: RootState;
  readonly step: number;
  readonly width: FrameWidth;
  /** Called once, when the shop can show states. */
  readonly onReady: () => void;
}

/** The inner size of an element, in CSS pixels. */
function useElementSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/**
 * The shop in an iframe, so that media queries, fixed bars and dialogs work as on a real page. Scaled down where the
 * width does not fit.
 */
export function ShopFrame({ state, step, width, onReady }: ShopFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { box, size } = useElementSize();
  const [shop, setShop] = useState<FramedShopHandle | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onShopReady = (event: Event): void => {
      if (!('detail' in event) || !isFramedShopHandle(event.detail)) return;
      setShop(event.detail);
      onReady();
    };
    element.addEventListener(FRAMED_SHOP_READY, onShopReady);
    writeFrame(element);
    return () => element.removeEventListener(FRAMED_SHOP_READY, onShopReady);
  }, [onReady]);

  useEffect(() => {
    shop?.show(state, step);
  }, [shop, state, step]);

  const wanted = frameWidths[width] ?? size.width;
  const scale = wanted > 0 ? Math.min(1, size.width / wanted) : 1;

  return (
    <Box
      ref={box}
      sx={{ position: 'relative', overflow: 'hidden', height: '100%', bgcolor: 'ground', minHeight: 0 }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={replayTexts.framedShop}
        sx={{ position: 'absolute', top: 0, border: 0, display: 'block', bgcolor: 'background.default' }}
        style={{
          width: wanted,
          height: size.height / scale,
          left: Math.max(0, (size.width - wanted * scale) / 2),
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
