import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { FILTERS_BESIDE, HEADER_HEIGHT, VERY_NARROW } from '../../components/tokens';
import { lazyPart } from '../../components/lazyPart';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { isFiltered, sorts } from '../../lib/filters';
import { listingFilterCount, firstPageAddress } from '../../lib/listingQuery';
import { overlayClosed, overlayOpened, selectOverlay } from '../location';
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterFields';
import { ReadingNotice } from './ReadingNotice';
import { filtersApproached, retried, selectFound } from './searchSlice';
import { filterTexts } from './searchTexts';
import { readWish } from './searchWish';
import { shopPageOf } from './shopPages';
import { useListingFilters } from './useListingFilters';

const FilterDrawer = lazyPart(() =>
  import(/* webpackChunkName: "filter-drawer" */ './FilterDrawer').then((module) => module.FilterDrawer),
);

const connector = connect(
  (state: RootState) => ({
    found: selectFound(state),
    areOpen: selectOverlay(state) === 'filters',
  }),
  { filtersApproached, overlayClosed, overlayOpened, retried },
);

/** On narrow screens the bar stays below the header. */
const barSx = {
  position: { xs: 'sticky', md: 'static' },
  top: HEADER_HEIGHT.narrow,
  zIndex: 'mobileStepper',
  marginInline: { xs: -2, md: 0 },
  marginBottom: { xs: 2, md: 0 },
  padding: { xs: '12px 16px', md: 0 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
  borderBottomStyle: 'solid',
  borderBottomWidth: { xs: 1, md: 0 },
  borderColor: 'divider',
  '&:empty': { display: 'none' },
} as const;

/** Below the head's rule, which is there without them too. */
const chipsSx = {
  order: 1,
  flexBasis: '100%',
  borderTop: { md: 1 },
  borderColor: { md: 'divider' },
  '&:not(:empty)': { paddingTop: { md: 2 }, marginBottom: { xs: 2, md: 0 } },
} as const;

interface OwnProps {
  readonly hasList: boolean;
  /** Whether there are products with other filters or none, or may be in a moment. */
  readonly hasProducts: boolean;
  /** How many products there are; null while that is not known. */
  readonly total: number | null;
}

/** The order and the filters of a listing. On wide screens `FilterColumn` has sub-category and filters, else a drawer. */
export const ListingFilters = connector(function ListingFilters({
  found,
  hasList,
  areOpen,
  hasProducts,
  total,
  ...props
}: ConnectedProps<typeof connector> & OwnProps) {
  const { listing, setFilters } = useListingFilters();
  const { filters } = listing;
  const isBeside = useMediaQuery(FILTERS_BESIDE);
  const isShown = isFiltered(filters) && found?.listing === firstPageAddress(listing);
  const shopPage = shopPageOf(filters.search);
  const chips = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(chips);
  const onWanted = (): void => void props.filtersApproached();

  const loadFilters = (): void => {
    void FilterDrawer.preload();
    void FilterPanel.preload();
  };
  return (
    <>
      <Stack direction="row" spacing={1.5} sx={barSx}>
        {hasProducts && (
          <Button
            variant="outlined"
            startIcon={<FilterList />}
            aria-expanded={areOpen}
            onPointerEnter={loadFilters}
            onFocus={loadFilters}
            onClick={() => {
              onWanted();
              props.overlayOpened('filters');
            }}
            // As high as the field beside it.
            sx={{
              minHeight: 46,
              flexShrink: 0,
              whiteSpace: 'nowrap',
              // Without it the order beside it is whole.
              [VERY_NARROW]: { '& .MuiButton-startIcon': { display: 'none' } },
              [FILTERS_BESIDE]: { display: 'none' },
            }}
          >
            {filterTexts.filtersWith(listingFilterCount(listing))}
          </Button>
        )}
        {hasList && (
          <TextField
            select
            // A label above it would take the place of a row of pictures.
            slotProps={{ htmlInput: { 'aria-label': filterTexts.sort } }}
            value={filters.sort}
            onFocus={onWanted}
            onChange={({ target }) => setFilters({ sort: sorts.find((sort) => sort === target.value) ?? '' })}
            sx={{ width: { xs: 'auto', md: 165, lg: 200 }, flex: { xs: '1 1 150px', md: 'none' } }}
          >
            <option value="">{filters.search === '' ? filterTexts.storeOrder : filterTexts.bestMatch}</option>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {filterTexts.sorts[sort]}
              </option>
            ))}
          </TextField>
        )}
      </Stack>
      <Stack
        ref={chips}
        // Where what is above it comes or goes it is new: moving it would be a layout shift.
        key={String(hasProducts)}
        spacing={2}
        sx={chipsSx}
      >
        <ActiveFilters
          unmet={isShown ? (found.unmet ?? []) : []}
          // A list in which nothing was found has that button itself.
          hasClear={total !== 0}
        />
        {/* A list says it beside its number of products, where it moves nothing. */}
        {!hasList && isShown && found.corrected !== '' && (
          <Typography role="status" variant="body2">
            {filterTexts.corrected(found.corrected, readWish(filters.search).words)}
          </Typography>
        )}
        {/* From the start, also where nothing is found: so nothing moves. */}
        {shopPage !== null && (
          <Button href={shopPage.to} variant="outlined" sx={{ alignSelf: 'start' }}>
            {shopPage.name}
          </Button>
        )}
        {/* Where nothing was found the list itself says why. */}
        <ReadingNotice
          reading={isShown && found.total > 0 ? found.reading : null}
          onRetry={() => void props.retried()}
        />
      </Stack>
      {!isBeside && areOpen && <FilterDrawer total={total} onClose={() => void props.overlayClosed()} />}
    </>
  );
});
