import { debounce } from '@mui/material/utils';
import type { Place } from '../place';
import type { Recorder } from './recorder';

/** How long a place must stay before it counts, in milliseconds: a window is resized in many steps. */
const SETTLED = 250;

const MEDIA = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
} as const;

function matches(media: keyof typeof MEDIA): boolean {
  return window.matchMedia(MEDIA[media]).matches;
}

function currentPlace(): Place {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    pixelRatio: Math.round(window.devicePixelRatio * 100) / 100,
    scheme: matches('dark') ? 'dark' : 'light',
    reducedMotion: matches('reducedMotion'),
    forcedColors: matches('forcedColors'),
    textSize: parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    online: navigator.onLine,
    touch: matches('touch'),
  };
}

/** Calls back when the root's text size changes, which has no event: by a hidden element of that width. */
function watchTextSize(callback: () => void): void {
  const ruler = document.createElement('div');
  Object.assign(ruler.style, { position: 'fixed', width: '1rem', height: '0', visibility: 'hidden' });
  ruler.setAttribute('aria-hidden', 'true');
  document.body.append(ruler);
  new ResizeObserver(callback).observe(ruler);
}

/** Remembers where the page has been shown. Called back with each change by `watch`. */
export function createPlaceRecorder() {
  /** In order; each from its time on. */
  const places: { readonly at: number; readonly place: Place }[] = [];

  return {
    /** The place at a time, in milliseconds since 1970; null where it was not watched. */
    at: (time: number): Place | null => (places.findLast(({ at }) => at <= time) ?? places[0])?.place ?? null,
    /** Notes the place now, and each change of it beside the actions. Called once. */
    watch({ beginEntry }: Pick<Recorder, 'beginEntry'>): void {
      places.push({ at: Date.now(), place: currentPlace() });
      /** Whether something may have changed that is not noted yet. */
      let isPending = false;
      const note = (): void => {
        if (!isPending) return;
        isPending = false;
        const place = currentPlace();
        if (JSON.stringify(place) === JSON.stringify(places.at(-1)?.place)) return;
        places.push({ at: Date.now(), place });
        beginEntry()({ kind: 'place', place });
      };
      const noteLater = debounce(note, SETTLED);
      const noteSoon = (): void => {
        isPending = true;
        noteLater();
      };
      for (const event of ['resize', 'online', 'offline', 'languagechange']) {
        window.addEventListener(event, noteSoon);
      }
      for (const media of Object.values(MEDIA)) {
        window.matchMedia(media).addEventListener('change', noteSoon);
      }
      // What is pressed next is pressed in the new place.
      window.addEventListener('pointerdown', note, { capture: true });
      watchTextSize(noteSoon);
    },
  };
}
