import type { Theme } from '@mui/material/styles';
import { FORCED_COLORS, TOUCH_TARGET, VERY_NARROW } from '../../components/tokens';

/** Styles of the comparison. `--gap` is right of each column. */
export const tableSx = (products: number) =>
  ({
    tableLayout: 'fixed',
    // Three are beside each other on a small phone. Enlarged text scrolls instead.
    minWidth: `calc(${products} * min(5.5rem, 46vw))`,
    '& th, & td': {
      border: 0,
      paddingInline: '0 var(--gap)',
      fontSize: 'min(1rem, 6.5vw)',
      overflowWrap: 'anywhere',
    },
    // The rules end where the last column does, which a border does not.
    '& td': {
      background: ({ vars }: Theme) =>
        `linear-gradient(${vars.palette.divider} 0 0) left bottom / 100% 1px no-repeat`,
      '&:last-of-type': { backgroundSize: 'calc(100% - var(--gap)) 1px' },
    },
    // Neither shows a background.
    [`${FORCED_COLORS}, print`]: { '& td': { borderBottom: '1px solid' } },
    '& th': { paddingBottom: 0 },
    '& thead th': { paddingTop: 0 },
    '& tr + tr td': { paddingTop: 0 },
    '& dl, & dd': { margin: 0 },
    '& tbody th, & dt': {
      fontSize: 'min(0.875rem, 6vw)',
      color: 'text.secondary',
      '&::first-letter': { textTransform: 'uppercase' },
    },
    '& td button': {
      minWidth: TOUCH_TARGET,
      paddingInline: 1,
      fontSize: 'min(0.9375rem, 6vw)',
      [VERY_NARROW]: { paddingInline: 0.5, fontSize: 'min(0.8125rem, 6vw)' },
    },
  }) as const;
