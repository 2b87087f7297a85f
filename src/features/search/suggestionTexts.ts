/** The suggestions of the search field. */
export const suggestionTexts = {
  close: 'Close search',
  suggestions: 'Suggestions',
  recent: 'Recent searches',
  forgetRecent: 'Clear recent searches',
  noRecent: 'Type what you are looking for: a product, a category or a colour.',
  reading: 'Looking through our products…',
  none: (text: string) => `Nothing found for “${text}”.`,
  all: (total: number, text: string) =>
    `See ${total === 1 ? 'the result' : `all ${total} results`} for “${text}”`,
} as const;
