export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The texts that are not empty, with `separator` between them; '' for none. */
export function joined(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}

/** Whether two values are the same as JSON: with the same fields in the same order. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an email address is non-space text, '@', non-space text, '.', non-space text; with space around it or not. */
export function hasBasicEmailPattern(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
}
