import { joined } from '../lib/strings';
import { fieldsOf, readNumber, readText } from '../lib/untrusted';
import { placeTexts } from './traceTexts';

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

/** A place in one line, such as '390 × 844 px, 3 device pixels each, dark scheme, letters of 16 px, used by touch, en-IN'. */
export function describePlace(place: Place): string {
  const parts = [
    placeTexts.size(place.width, place.height, place.pixelRatio),
    placeTexts[place.scheme],
    place.reducedMotion ? placeTexts.reducedMotion : '',
    place.forcedColors ? placeTexts.forcedColors : '',
    placeTexts.textSize(place.textSize),
    place.touch ? placeTexts.touch : placeTexts.mouse,
    place.online ? '' : placeTexts.offline,
    place.language,
    place.timeZone,
  ];
  return joined(parts, ', ');
}
