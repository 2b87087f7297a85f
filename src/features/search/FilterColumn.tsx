import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FILTERS_BESIDE, OFFLINE_LINE, PAGE_BAR, STICKY_TOP } from '../../components/tokens';
import { FilterFields } from './FilterFields';
import { filterTexts } from './searchTexts';

/** The page has its place from the start: a page that was rendered ahead of time does not know the window's width. */
const columnSx = {
  display: { xs: 'none' },
  [FILTERS_BESIDE]: {
    display: 'block',
    position: 'sticky',
    top: STICKY_TOP,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${STICKY_TOP}px - ${OFFLINE_LINE} - ${PAGE_BAR} - 16px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room for the outlines of the focus.
    margin: '-4px',
    padding: '4px',
  },
} as const;

/** The filters of a listing beside its products, on wide screens. */
export function FilterColumn() {
  const isShown = useMediaQuery(FILTERS_BESIDE);
  return (
    <Box component="section" aria-label={filterTexts.filters} sx={columnSx}>
      {/* The chips above the products clear them. */}
      <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        {filterTexts.filters}
      </Typography>
      <FilterFields hasPanel={isShown} />
    </Box>
  );
}
