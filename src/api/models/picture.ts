import { LIMITS } from '../../lib/constants';
import { safePictureUrl } from '../../browser/safeUrl';
import { readText } from '../../lib/untrusted';

/** The address of a picture, or ''. One that is too long is not cut: it would be another address. */
export function readPicture(value: unknown): string {
  const text = readText(value);
  return text.length <= LIMITS.urlLength ? safePictureUrl(text) : '';
}
