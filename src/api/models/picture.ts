import { LIMITS } from '../../lib/constants';
import { safePictureUrl } from '../../browser/safeUrl';
import { readText, type Readable } from '../../lib/untrusted';

/** The address of a picture, or ''. One that is too long is not cut: it would be another address. */
export function readPicture<V>(value: V & Readable<V, string>): string {
  const text = readText<unknown>(value);
  return text.length <= LIMITS.urlLength ? safePictureUrl(text) : '';
}
