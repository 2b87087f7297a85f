/** The texts that are not empty, with `separator` between them; '' for none. */
export function joined(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}
