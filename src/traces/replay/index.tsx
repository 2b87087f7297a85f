import '../../app/assetPath';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../../app/theme/ThemeRoot';
import { replayTexts } from '../traceTexts/replayTexts';
import { ReplayPage } from './ReplayPage';
import { startFramedShop } from './framedShop';
import { fetchAddressedTrace } from './openedTrace';

/** Shown in place of pictures that would have to be fetched. */
const placeholder =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 80 100"><rect width="80" height="100" fill="#efebe3"/>' +
      '<path d="M26 62l10-13 7 8 5-6 9 11zM50 40a4 4 0 1 0 .1 0z" fill="#8c877c" opacity=".5"/></svg>',
  );

function isInline(address: string): boolean {
  return address.startsWith('data:');
}

function replacePictures(): void {
  const setAttribute = Element.prototype.setAttribute;
  HTMLImageElement.prototype.setAttribute = function (this: HTMLImageElement, name: string, value: string) {
    // React writes it as 'srcSet'.
    if (name.toLowerCase() === 'srcset') return;
    setAttribute.call(this, name, name === 'src' && !isInline(value) ? placeholder : value);
  };
  // React sets the address once more when the picture is in the page.
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    configurable: true,
    enumerable: true,
    get(this: HTMLImageElement) {
      return this.getAttribute('src') ?? '';
    },
    set(this: HTMLImageElement, value: string) {
      source?.set?.call(this, isInline(value) ? value : placeholder);
    },
  });
}

/**
 * Blocks, for as long as this page is open, every request and every write to storage and cookies. The page's
 * Content-Security-Policy refuses connections too, but reports each one.
 */
function goOffline(): void {
  window.fetch = () => Promise.reject(new TypeError(replayTexts.refused));
  XMLHttpRequest.prototype.send = () => {
    throw new TypeError(replayTexts.refused);
  };
  navigator.sendBeacon = () => false;
  for (const name of ['setItem', 'removeItem', 'clear'] as const) {
    Storage.prototype[name] = () => undefined;
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
  window.open = () => null;
  replacePictures();
}

// The page of replays has two documents made of the same scripts: the timeline, and in its frame the shop.
// Its own file is fetched before anything else; from then on it asks for nothing.
const frame = window.frameElement;
const load = window.fetch.bind(window);
const asked = frame === null ? fetchAddressedTrace(new URL(window.location.href), load) : null;
goOffline();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');

if (frame === null) {
  createRoot(root).render(
    <ThemeRoot>
      <ReplayPage asked={asked} />
    </ThemeRoot>,
  );
} else {
  void startFramedShop(frame, root);
}
