/** The administration page writes descriptions as HTML; the shop shows text. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The text of a description, a line for each paragraph. What begins with no tag is text already. */
export const toPlainText = (description: string): string => {
  if (!/^\s*<[a-z]/i.test(description)) return description;
  return description
    .replaceAll(/<br\b[^>]*>|<\/(?:p|li|h\d|blockquote|tr)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
};
