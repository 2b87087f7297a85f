/** Address parameters that carry a secret, as a mailed link or a bank may write them. */

import { percentDecoded } from '../escaping';
import { SECRET_PLACEHOLDER } from './secret';

const SECRET_NAMES = String.raw`[\w-]*(?:password|passwd|secret|token|api[-_]?key)|otp|cvv|pwd|code|signature`;

const secretName = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/** Such a parameter anywhere in a text: its separator, name and '=' in the first group, then its value. */
const secretParameter = new RegExp(String.raw`([?&#;](?:${SECRET_NAMES})=)[^&#\s"']*`, 'gi');

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  return percentDecoded(name) ?? name;
}

/**
 * Takes an address's query or hash, with its `?` or `#`, and returns it without the parameters that carry a secret;
 * '' where nothing is left.
 */
export function withoutSecretParameters(part: string): string {
  if (!part.includes('=')) return part;
  const parameters = part.slice(1).split('&');
  const kept = parameters.filter((parameter) => !secretName.test(nameOf(parameter)));
  return kept.length === 0 ? '' : part.charAt(0) + kept.join('&');
}

/** Returns a text with the values of such parameters replaced by `[secret]`, wherever an address stands in it. */
export function hideSecretParameters(text: string): string {
  return text.includes('=') ? text.replace(secretParameter, `$1${SECRET_PLACEHOLDER}`) : text;
}
