/** The toasts of a product. Apart from the texts of its pages, as listeners are loaded with every page. */
export const catalogToastTexts = {
  sizeMissing: { title: 'Please select a size', message: 'You must select a size before adding to cart' },
  linkCopied: { title: 'Link copied', message: 'The address of this product is on your clipboard.' },
  linkNotCopied: {
    title: 'The link could not be copied',
    message: 'Copy it from the address bar of your browser instead.',
  },
} as const;
