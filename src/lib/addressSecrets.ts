/** Names of address parameters whose values nobody may read: what a mailed link or a bank may bring along. */
const SECRET_NAMES = String.raw`[\w-]*(?:password|passwd|secret|token|api[-_]?key)|otp|cvv|signature`;

const secretName = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/** Finds such parameters anywhere in a text: the name with its sign in the first group, then the value. */
export const secretParameter = new RegExp(String.raw`([?&#;](?:${SECRET_NAMES})=)[^&#\s"']*`, 'gi');

function nameOf(parameter: string): string {
  const [name = ''] = parameter.split('=', 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Takes an address's query or hash, with its `?` or `#`, and returns it without the parameters that carry a secret;
 * '' where nothing is left. Any other part comes back as it is.
 */
export function withoutSecretParameters(part: string): string {
  if (!part.includes('=')) return part;
  const parameters = part.slice(1).split('&');
  const kept = parameters.filter((parameter) => !secretName.test(nameOf(parameter)));
  if (kept.length === parameters.length) return part;
  return kept.length === 0 ? '' : part.charAt(0) + kept.join('&');
}
