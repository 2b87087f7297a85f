/** The product page, without what it shares with the Quick View. */
export const productPageTexts = {
  productId: (id: string): string => `Product ID: ${id}`,
  share: 'Share',
  linkCopied: { title: 'Link copied', message: 'The address of this product is on your clipboard.' },
  linkNotCopied: {
    title: 'The link could not be copied',
    message: 'Copy it from the address bar of your browser instead.',
  },
  compare: 'Compare',
  specifications: 'Product Specifications',
  showLess: 'Show less',
  showAll: 'Show all',
  firstPictures: (count: number): string => `${count} pictures`,
  firstSizes: (count: number): string => `${count} sizes`,
  firstColors: (count: number): string => `${count} colours`,
  cut: (parts: readonly string[]): string => `Showing the first ${parts.join(', the first ')}.`,
  recentlyViewed: 'Recently viewed',
  moreFrom: (category: string): string => `More from ${category}`,
} as const;
