/** What has changed of a product since it was added to the cart. */
export const lineChanges = {
  notSold: 'No longer sold. Please remove it before you order.',
  priceNow: (now: string, before: string): string => `Now ${now}. It was ${before} when you added it.`,
} as const;

/** For a cart line without a size that its product has (ruling 25). */
export const noSizeChosen = 'No size chosen';

/** The name of the link that leads to the sizes of a line's product. */
export const chooseSizeOf = (name: string): string => `Choose size of ${name}`;
