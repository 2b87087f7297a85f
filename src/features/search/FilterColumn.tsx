import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { FILTERS_BESIDE, OFFLINE_LINE, PAGE_BAR, STICKY_TOP } from '../../components/tokens';
import { listKey } from '../../lib/listingQuery';
import { FilterPanel } from './ListingFilters';
import { filtersApproached, selectChoices } from './searchSlice';
import { filterTexts } from './searchTexts';
import { useListingFilters } from './useListingFilters';

/** The page has its place from the start: a page that was rendered ahead of time does not know the window's width. */
const columnSx = {
  display: 'none',
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

const connector = connect((state: RootState) => ({ choices: selectChoices(state) }), {
  onWanted: () => filtersApproached(),
});

/** The filters of a listing beside its products, on wide screens: each change is seen at once. */
export const FilterColumn = connector(function FilterColumn({
  choices,
  onWanted,
}: ConnectedProps<typeof connector>) {
  const { listing, setFilters } = useListingFilters();
  const isShown = useMediaQuery(FILTERS_BESIDE);
  const offered = choices?.list === listKey(listing) ? choices : null;
  return (
    <Box
      component="section"
      aria-label={filterTexts.filters}
      onPointerEnter={onWanted}
      onFocus={onWanted}
      sx={columnSx}
    >
      {/* The chips above the products clear them. */}
      <Typography variant="h3" component="h2" sx={{ marginBottom: 2 }}>
        {filterTexts.filters}
      </Typography>
      {isShown && <FilterPanel filters={listing.filters} choices={offered} onChange={setFilters} />}
    </Box>
  );
});
