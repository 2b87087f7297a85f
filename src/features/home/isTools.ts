/** Whether a category is of tools, by its name; the others are clothes and what goes with them. */
export function isTools(category: string): boolean {
  return /tool|equipment|hardware|machine/i.test(category);
}
