import FilterList from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { FILTERS_BESIDE, HEADER_HEIGHT, VERY_NARROW } from '../../components/tokens';
import { lazyPart } from '../../components/lazyPart';
import { filterCount, isFiltered, sorts } from '../../lib/filters';
import { firstPageAddress, listKey } from '../../lib/listingQuery';
import { overlayClosed, overlayOpened, selectOverlay } from '../location';
import { ActiveFilters } from './ActiveFilters';
import { ReadingNotice } from './ReadingNotice';
import { SubCategoryField } from './SubCategoryField';
import { filtersApproached, retried, selectChoices, selectFound, type ListChoices } from './searchSlice';
import { filterTexts } from './searchTexts';
import { readWish } from './searchWish';
import { shopPageOf } from './shopPages';
import { useListingFilters } from './useListingFilters';

export const FilterPanel = lazyPart(() =>
  import(/* webpackChunkName: "filters" */ './FilterPanel').then((module) => module.FilterPanel),
);

const FilterSheet = lazyPart(() =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((module) => module.FilterSheet),
);

/** Whether there is something to filter, or may be in a moment: not where the list could not be loaded. */
export function isFilterable(choices: ListChoices | null, hasFailed: boolean): boolean {
  return !hasFailed || (choices !== null && choices.priceRange !== null);
}

const connector = connect(
  (state: RootState) => ({
    choices: selectChoices(state),
    found: selectFound(state),
    isSheetOpen: selectOverlay(state) === 'filters',
  }),
  { filtersApproached, overlayClosed, overlayOpened, retried },
);

/** On narrow screens the bar stays below the header. */
const barSx = {
  alignItems: 'end',
  position: { xs: 'sticky', md: 'static' },
  top: HEADER_HEIGHT.narrow,
  zIndex: 'mobileStepper',
  marginInline: { xs: -2, md: 0 },
  padding: { xs: '12px 16px', md: 0 },
  bgcolor: { xs: 'background.default', md: 'transparent' },
  borderBottomStyle: 'solid',
  borderBottomWidth: { xs: 1, md: 0 },
  borderColor: 'divider',
  '&:empty': { display: 'none' },
  // A label above it would take the place of a row of pictures.
  '& label': { display: { xs: 'none', md: 'block' } },
} as const;

interface OwnProps {
  readonly hasList: boolean;
  readonly hasFailed: boolean;
  readonly isEmpty: boolean;
}

/** The sub-category, the filters and the order of a listing: filters above the grid, in a sheet on narrow screens, in `FilterColumn` on wide ones. */
export const ListingFilters = connector(function ListingFilters({
  choices,
  found,
  hasList,
  hasFailed,
  isEmpty,
  ...props
}: ConnectedProps<typeof connector> & OwnProps) {
  const { listing, show, setFilters, clear } = useListingFilters();
  const { filters } = listing;
  const isInline = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isBeside = useMediaQuery(FILTERS_BESIDE);
  const [areFiltersOpen, setAreFiltersOpen] = useState(false);
  const areOpen = isInline ? areFiltersOpen : props.isSheetOpen;
  const isShown = isFiltered(filters) && found?.listing === firstPageAddress(listing);
  const offered = choices?.list === listKey(listing) ? choices : null;
  const hasFilters = isFilterable(offered, hasFailed);
  const shopPage = shopPageOf(filters.search);
  const onWanted = (): void => void props.filtersApproached();

  function toggle(isOpen: boolean): void {
    onWanted();
    if (isInline) setAreFiltersOpen(isOpen);
    else if (isOpen) props.overlayOpened('filters');
    else props.overlayClosed();
  }

  const loadFilters = (): void => void (isInline ? FilterPanel : FilterSheet).preload();
  const panel = { filters, choices: offered, onChange: setFilters };
  const subCategory = {
    value: listing.parentCategory,
    groups: offered?.subCategories ?? [],
    onChange: (parentCategory: string) => show({ parentCategory }),
    onIntent: onWanted,
  };
  return (
    <>
      {/* On narrow screens it is in the sheet. */}
      {hasFilters && (
        <SubCategoryField
          {...subCategory}
          sx={{ display: { xs: 'none', md: 'inline-flex' }, width: { md: 175, lg: 220 } }}
        />
      )}
      <Stack direction="row" spacing={1.5} sx={barSx}>
        {hasFilters && (
          <Button
            variant="outlined"
            startIcon={<FilterList />}
            aria-expanded={areOpen}
            onPointerEnter={loadFilters}
            onFocus={loadFilters}
            onClick={() => toggle(!areOpen)}
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
            {filterTexts.filtersWith(filterCount(filters) + Number(subCategory.value !== ''))}
          </Button>
        )}
        {hasList && (
          <TextField
            select
            label={filterTexts.sort}
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
        spacing={2}
        sx={{ order: 1, flexBasis: '100%', marginTop: { xs: 2, md: 0 }, '&:empty': { display: 'none' } }}
      >
        {isInline && !isBeside && areOpen && hasFilters && <FilterPanel {...panel} />}
        <ActiveFilters
          filters={filters}
          unmet={isShown ? (found.unmet ?? []) : []}
          subCategory={subCategory}
          onChange={setFilters}
          // A list in which nothing was found has this button itself.
          onClear={isEmpty ? null : clear}
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
      {!isInline && areOpen && hasFilters && (
        <FilterSheet
          {...panel}
          subCategory={subCategory}
          total={isShown ? found.total : null}
          onClear={clear}
          onClose={() => toggle(false)}
        />
      )}
    </>
  );
});
