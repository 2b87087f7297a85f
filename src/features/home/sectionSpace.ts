/** Padding above and below a section of the home page. */
export const sectionSpace = { paddingBlock: { xs: 5, md: 8 } } as const;
