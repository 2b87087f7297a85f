export const policySlugs = ['terms', 'privacy', 'refund', 'return', 'shipping', 'about'] as const;

/** The slug that a text is, in any letter case; null for any other text. */
export function toPolicySlug(text: string): (typeof policySlugs)[number] | null {
  const wanted = text.toLowerCase();
  return policySlugs.find((slug) => slug === wanted) ?? null;
}
