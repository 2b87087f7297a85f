import { joined } from '../../lib/strings';
import type { Place } from '../place';
import { placeTexts } from '../traceTexts';

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
