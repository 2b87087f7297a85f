/** Keys of the attributes that are choices rather than facts, in lower case (specification, section 3). */
export const sizeKeys: ReadonlySet<string> = new Set(['size', 'sizes']);
export const colorKeys: ReadonlySet<string> = new Set(['color', 'colour', 'colors']);

/** Whether an attribute holds a product's sizes or colours. */
export function isChoiceKey(key: string): boolean {
  const lowerCase = key.toLowerCase();
  return sizeKeys.has(lowerCase) || colorKeys.has(lowerCase);
}
