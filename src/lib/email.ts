/** Non-space text, '@', non-space text, '.', non-space text (specification, section 5). */
const basicPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text has the basic pattern of an email address. Space around it is not allowed for. */
export function hasEmailPattern(text: string): boolean {
  return basicPattern.test(text);
}
