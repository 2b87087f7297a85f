import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { RootState } from '../../app/types';
import { writeFrame } from './frameDocument';
import { isFramedShopHandle, FRAMED_SHOP_READY, type FramedShopHandle } from './framedShopHandle';

/** Screens that the shop is shown on, in CSS pixels; null fills the page. */
const frameScreens = {
  fit: null,
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type FrameScreen = keyof typeof frameScreens;

interface ShopFrameProps {
  readonly title: string;
  readonly state: RootState;
  readonly step: number;
  readonly screen: FrameScreen;
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
 * The shop in an iframe, so that media queries, fixed bars and dialogs work as on a real page. A screen that does
 * not fit is scaled down, so that all of it is seen.
 */
export function ShopFrame({ title, state, step, screen, onReady }: ShopFrameProps) {
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

  const shown = frameScreens[screen] ?? size;
  const scale = shown.width > 0 ? Math.min(1, size.width / shown.width, size.height / shown.height) : 1;

  return (
    <Box ref={box} sx={{ position: 'absolute', inset: 0, overflow: 'hidden', bgcolor: 'ground' }}>
      <Box
        component="iframe"
        ref={frame}
        title={title}
        sx={{ position: 'absolute', top: 0, border: 0, bgcolor: 'background.default' }}
        style={{
          width: shown.width,
          height: shown.height,
          left: Math.max(0, (size.width - shown.width * scale) / 2),
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}
