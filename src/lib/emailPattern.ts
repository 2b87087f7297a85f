/** Non-space text, '@', non-space text, '.', non-space text. */
const basicPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether an email address, with or without space around it, matches the basic pattern of one. */
export function hasBasicEmailPattern(email: string): boolean {
  return basicPattern.test(email.trim());
}
