import { fieldsOf, readNumber, readText } from '../lib/untrusted';

/** What decides how a page looks and how it is used. */
export interface Place {
  /** Of the viewport, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly scheme: 'light' | 'dark';
  readonly reducedMotion: boolean;
  readonly forcedColors: boolean;
  /** Of the root element, in CSS pixels: 16 unless the shopper or a zoom of the text has changed it. */
  readonly textSize: number;
  readonly language: string;
  readonly timeZone: string;
  readonly online: boolean;
  /** Whether the main pointer is a finger. */
  readonly touch: boolean;
}

/** The largest viewport that is read from a file, in CSS pixels. */
const LARGEST_SIDE = 10_000;

/** The place that a file holds; null where it has none. */
export function readPlace(value: unknown): Place | null {
  const place = fieldsOf<Place>(value);
  const [width, height] = [readNumber(place.width), readNumber(place.height)];
  if (width === null || height === null) return null;
  if (Math.min(width, height) < 1 || Math.max(width, height) > LARGEST_SIDE) return null;
  return {
    width,
    height,
    pixelRatio: readNumber(place.pixelRatio) ?? 1,
    scheme: place.scheme === 'dark' ? 'dark' : 'light',
    reducedMotion: place.reducedMotion === true,
    forcedColors: place.forcedColors === true,
    textSize: readNumber(place.textSize) ?? 16,
    language: readText(place.language),
    timeZone: readText(place.timeZone),
    online: place.online !== false,
    touch: place.touch === true,
  };
}
