/** The pages of a listing. */
export const paginationTexts = {
  pages: 'Pages of products',
  showing: (first: number, last: number, total: number): string =>
    `Showing ${first} to ${last} of ${total} items`,
  page: (page: number): string => `page ${page}`,
  goTo: (page: number): string => `Go to page ${page}`,
  goToPrevious: 'Go to previous page',
  goToNext: 'Go to next page',
} as const;
