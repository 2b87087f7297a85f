/** The button of a password field. */
export const passwordTexts = {
  show: (label: string): string => `Show ${label.toLowerCase()}`,
  hide: (label: string): string => `Hide ${label.toLowerCase()}`,
} as const;
