import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { RootState } from '../../app/types';
import { brand } from '../../brand';
import { API_ORIGIN_META, apiUrl } from '../../browser/apiOrigin';
import { publicPath } from '../../browser/publicPath';
import { createPolicy } from '../../browser/trustedTypes';
import type { Place } from '../place';
import { replayTexts } from '../traceTexts/replayTexts';
import { isFramedShopHandle, FRAMED_SHOP_READY, type FramedShopHandle } from './framedShop';
import { useElementSize } from './useElementSize';

/**
 * The document of the frame: the same scripts, which render the shop there. It has no host from which the API's address
 * would follow, so the address is written into it.
 */
function frameDocument(): string {
  const scripts = [...document.scripts].filter(({ src }) => src !== '');
  const tags = scripts.map(({ src }) => `<script defer src="${encodeURI(new URL(src).pathname)}"></script>`);
  return `<!doctype html><html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="${API_ORIGIN_META}" content="${apiUrl()}/"><meta name="storefront:public-path" content="${publicPath()}"><title>Shop</title>${tags.join('')}</head><body><div id="root"></div></body></html>`;
}

let policy: ReturnType<typeof createPolicy>;

/** Writes the document into the frame, through a Trusted Types policy where the browser has them. */
export function writeFrame(frame: HTMLIFrameElement): void {
  const content = frameDocument();
  policy ??= createPolicy(__REPLAY_POLICY__, {
    createHTML: (text) => (text === frameDocument() ? text : ''),
  });
  Reflect.set(frame, 'srcdoc', policy?.createHTML(content) ?? content);
}

/** Screens that the shop is shown on, in CSS pixels; null is the recorded one, else it fills the page. */
const frameScreens = {
  recorded: null,
  fit: null,
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type FrameScreen = keyof typeof frameScreens;

interface ShopFrameProps {
  readonly title: string;
  /** Undefined where a trace has no step. */
  readonly state: RootState | undefined;
  readonly step: number;
  readonly screen: FrameScreen;
  /** Where the shop was shown at this step; null for unknown. */
  readonly place: Place | null;
}

/**
 * The shop in an iframe, so that media queries, fixed bars and dialogs work as on a real page. A screen that does
 * not fit is scaled down, so that all of it is seen. Until the shop can be shown, a line says so.
 */
export function ShopFrame({ title, state, step, screen, place }: ShopFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useElementSize(box, ({ clientWidth, clientHeight }) =>
    setSize({ width: clientWidth, height: clientHeight }),
  );
  const [shop, setShop] = useState<FramedShopHandle | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onShopReady = (event: Event): void => {
      if (!('detail' in event) || !isFramedShopHandle(event.detail)) return;
      setShop(event.detail);
    };
    element.addEventListener(FRAMED_SHOP_READY, onShopReady);
    writeFrame(element);
    return () => element.removeEventListener(FRAMED_SHOP_READY, onShopReady);
  }, []);

  useEffect(() => {
    if (state !== undefined) shop?.show(state, step);
  }, [shop, state, step]);

  const shown = (screen === 'recorded' ? place : frameScreens[screen]) ?? size;
  const scale = shown.width > 0 ? Math.min(1, size.width / shown.width, size.height / shown.height) : 1;

  return (
    <Box
      ref={box}
      aria-busy={shop === null}
      sx={{ position: 'relative', flex: 1, overflow: 'hidden', bgcolor: 'ground' }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={title}
        sx={{ position: 'absolute', top: 0, border: 0, bgcolor: 'background.default' }}
        style={{
          width: shown.width,
          height: shown.height,
          // The preferred scheme of the document in a frame is the scheme of the frame.
          colorScheme: place?.scheme,
          left: Math.max(0, (size.width - shown.width * scale) / 2),
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
      {shop === null && (
        <Typography
          role="status"
          color="textSecondary"
          sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}
        >
          {replayTexts.settingUp}
        </Typography>
      )}
    </Box>
  );
}
