/** Styles of a section of the home page. The hero above the first one has a line of its own. */
export const section = {
  paddingBlock: { xs: 5, md: 8 },
  borderTop: 1,
  borderColor: 'divider',
  '[data-full-bleed] + &': { borderTop: 0 },
} as const;

/** The same where there is nothing but a line, which the next section's rule would set apart. */
export const emptySection = {
  ...section,
  paddingBlock: 3,
  '& > :first-of-type': { marginBottom: 1.5 },
  '&& + *': { borderTop: 0 },
} as const;
