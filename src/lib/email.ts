/** Non-space text, '@', non-space text, '.', non-space text (specification, section 5). */
const basicPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text, without space around it, has the basic pattern of an email address. */
export function hasEmailPattern(text: string): boolean {
  return basicPattern.test(text);
}
