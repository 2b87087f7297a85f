import { TOUCH_TARGET } from '../../components/tokens';

/** The least height of a row in CSS pixels. */
export const ROW = TOUCH_TARGET;

/** The look of a list of steps and of its rows. Of thousands of rows none has texts or styles of its own to compute. */
export const stepListSx = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outlineOffset: '-2px' },
  '& .MuiListItemButton-root': {
    typography: 'caption',
    minHeight: ROW,
    columnGap: 1.5,
    borderLeft: '3px solid transparent',
    '&, &.Mui-selected': { color: 'text.secondary' },
    '&.Mui-selected': { borderLeftColor: 'primary.main' },
    '&[data-marked]': { borderLeftColor: 'error.main' },
    '& > span': { flexShrink: 0, minWidth: '3ch' },
  },
  '& .MuiListItemText-root': { my: 0 },
  '& .MuiListItemText-primary': { display: 'block', typography: 'body2', color: 'text.primary' },
  '& .MuiListItemText-secondary': { display: 'block' },
  '& [data-failed]': { color: 'error.main' },
} as const;
