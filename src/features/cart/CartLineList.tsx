import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { NO_SIZE_HEIGHT } from '../../components/NoSize';
import { cutAfter } from '../../components/tokens';

/** Width of a line's picture, in pixels: on phones and on wider screens. */
const PICTURE_WIDTH = { xs: 84, md: 120 } as const;

/**
 * The cart's lines. A cart may hold 500: their looks are written here once, for the class names of `CartLineItem`, so
 * that Emotion has nothing to do for the parts of each.
 */
export const CartLineList = styled(List)(({ theme: { vars, breakpoints, typography } }) => ({
  padding: 0,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > li': { paddingBlock: 8, borderBottom: `1px solid ${vars.palette.divider}` },
  '& > .CartLine': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE_WIDTH.xs}px minmax(0, 1fr)`,
    gap: 16,
    paddingBlock: 24,
    [breakpoints.up('md')]: { gridTemplateColumns: `${PICTURE_WIDTH.md}px minmax(0, 1fr)`, gap: 24 },
  },
  // A line below the fold is laid out when it comes near; the sides leave room for the focus outline. Not the first
  // lines: the browser would give them a height of its own at first.
  '& > .CartLine:nth-of-type(n + 8)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 170px',
    marginInline: -6,
    paddingInline: 6,
  },
  '& .CartLine-parts': { display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 },
  '& .CartLine-facts': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 16,
  },
  // With enlarged text the total is below, so that the name keeps its width.
  '& .CartLine-words': { flex: '1 1 5.5rem', minWidth: 'min(100%, 5.5rem)' },
  // A very long name is cut.
  '& .CartLine-name': {
    fontWeight: typography.fontWeightMedium,
    ...cutAfter(6),
    overflowWrap: 'anywhere',
  },
  // As high as with a missing size, and as with a former price.
  '& > [data-reserved] .CartLine-choice[data-unsized]': { minHeight: NO_SIZE_HEIGHT },
  '& > [data-reserved] .CartLine-total': { minHeight: '4.6875rem' },
  '& .CartLine-total': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    minWidth: '5rem',
    '& s': { fontSize: '0.875rem' },
    fontSize: 'min(1rem, 7.5vw)',
    fontWeight: typography.fontWeightMedium,
    whiteSpace: 'nowrap',
  },
  '& .CartLine-controls': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 'auto',
  },
  '& .CartLine-ways': { display: 'flex', alignItems: 'center', marginLeft: 'auto' },
  '& .CartLine-save': { [breakpoints.down('md')]: { fontSize: '0.8125rem', paddingInline: 4 } },
}));
