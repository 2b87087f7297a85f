import { TOUCH_TARGET, VERY_NARROW } from '../../components/tokens';

/** Styles of the comparison. */
export const tableSx = (products: number) =>
  ({
    '&, & [role=rowgroup]': { display: 'block' },
    // Three are beside each other on a small phone. Enlarged text scrolls instead.
    minWidth: `calc(${products} * min(5.5rem, 46vw))`,
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: {
        xs: `repeat(${products}, minmax(0, 1fr))`,
        lg: `11rem repeat(${Math.max(3, products)}, minmax(0, 1fr))`,
      },
      columnGap: { xs: '10px', md: '24px' },
      rowGap: 0.5,
      paddingBlock: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& [role=cell], & [role=columnheader], & [role=rowheader]': {
      border: 0,
      padding: 0,
      fontSize: 'min(1rem, 6.5vw)',
      overflowWrap: 'anywhere',
    },
    '& [role=rowheader]': {
      fontSize: 'min(0.875rem, 6vw)',
      color: 'text.secondary',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    '& button': {
      minWidth: TOUCH_TARGET,
      paddingInline: 1,
      fontSize: 'min(0.9375rem, 6vw)',
      [VERY_NARROW]: { paddingInline: 0.5, fontSize: 'min(0.8125rem, 6vw)' },
    },
  }) as const;
