/** Keys of the attributes that are choices rather than facts, in lower case. */
export const sizeKeys: ReadonlySet<string> = new Set(['size', 'sizes']);
export const colorKeys: ReadonlySet<string> = new Set(['color', 'colour', 'colors']);

/** Whether an attribute is a size or a colour. */
export const isChoiceKey = (key: string): boolean =>
  sizeKeys.has(key.toLowerCase()) || colorKeys.has(key.toLowerCase());
