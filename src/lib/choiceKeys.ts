/** Keys of the attributes that are choices rather than facts, in lower case (specification, section 3). */
export const sizeKeys: ReadonlySet<string> = new Set(['size', 'sizes']);
export const colorKeys: ReadonlySet<string> = new Set(['color', 'colour', 'colors']);
