/** The form and the summary: side by side on wide screens. */
export const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
} as const;

/** Two fields side by side where there is room. */
export const pairSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
  columnGap: 2,
  rowGap: 1,
} as const;
