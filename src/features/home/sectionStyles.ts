/** Styles of the home page's first section below the hero. */
export const firstSection = { paddingBlock: { xs: 5, md: 8 } } as const;

export const nextSection = { ...firstSection, borderTop: 1, borderColor: 'divider' } as const;
