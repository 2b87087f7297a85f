import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { lazyPart } from '../../components/lazyPart';
import { FILTERS_BESIDE, HEADER_HEIGHT, OFFLINE_LINE } from '../../components/tokens';
import { listKey } from '../../lib/listingQuery';
import { filtersApproached, selectChoices, type ListChoices } from './searchSlice';
import { filterTexts } from './searchTexts';
import { useListingFilters } from './useListingFilters';

export const FilterPanel = lazyPart(() =>
  import(/* webpackChunkName: "filters" */ './FilterPanel').then((module) => module.FilterPanel),
);

/** Whether there is something to filter, or may be in a moment: not where the list could not be loaded. */
export function isFilterable(choices: ListChoices | null, hasFailed: boolean): boolean {
  return !hasFailed || (choices !== null && choices.priceRange !== null);
}

const connector = connect((state: RootState) => ({ choices: selectChoices(state) }), {
  onWanted: () => filtersApproached(),
});

const TOP = HEADER_HEIGHT.wide + 24;

/** The page has its place from the start: a page that was rendered ahead of time does not know the window's width. */
const columnSx = {
  display: 'none',
  [FILTERS_BESIDE]: {
    display: 'block',
    position: 'sticky',
    top: TOP,
    alignSelf: 'start',
    maxHeight: `calc(100vh - ${TOP}px - ${OFFLINE_LINE} - 16px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // Room for the outlines of the focus.
    margin: '-4px',
    padding: '4px',
  },
} as const;

/** The filters of a listing beside its products, on wide screens: each change is seen at once. */
export const FilterColumn = connector(function FilterColumn({
  choices,
  hasFailed,
  onWanted,
}: ConnectedProps<typeof connector> & { readonly hasFailed: boolean }) {
  const { listing, setFilters } = useListingFilters();
  const { filters } = listing;
  const isShown = useMediaQuery(FILTERS_BESIDE);
  const offered = choices?.list === listKey(listing) ? choices : null;
  const isEmpty = offered !== null && offered.isComplete && offered.priceRange === null;
  if (isEmpty || !isFilterable(offered, hasFailed)) return <Box sx={columnSx} />;
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
      {isShown && <FilterPanel filters={filters} choices={offered} onChange={setFilters} />}
    </Box>
  );
});
