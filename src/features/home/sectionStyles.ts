/** Styles of a section of the home page. The hero above the first one has a line of its own. */
export const section = {
  paddingBlock: { xs: 5, md: 8 },
  borderTop: 1,
  borderColor: 'divider',
  '[data-full-bleed] + &': { borderTop: 0 },
} as const;
