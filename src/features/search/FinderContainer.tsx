import { useEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { isFinding } from '../../lib/find';
import { firstPageAddress, listKey, parentCategoriesOf } from '../../lib/listingQuery';
import { overlayClosed, overlayOpened, selectLocation, selectOverlay } from '../location';
import { Finder } from './Finder';
import {
  filtersToggled,
  finderWanted,
  retried,
  selectAreFiltersOpen,
  selectChoices,
  selectFound,
} from './searchSlice';
import { useListingFind } from './useListingFind';

const mapStateToProps = (state: RootState) => ({
  choices: selectChoices(state),
  found: selectFound(state),
  areFiltersOpen: selectAreFiltersOpen(state),
  isSheetOpen: selectOverlay(state) === 'filters',
  historyState: selectLocation(state).state,
});

const connector = connect(mapStateToProps, {
  filtersToggled,
  finderWanted,
  overlayClosed,
  overlayOpened,
  retried,
});

/** Order and filters of the listing at the address; all of them are in the address. */
function FinderBase({
  choices,
  found,
  areFiltersOpen,
  isSheetOpen,
  historyState,
  filtersToggled,
  finderWanted,
  overlayClosed,
  overlayOpened,
  retried,
}: ConnectedProps<typeof connector>) {
  const { listing, show, setFind, clear } = useListingFind(historyState);
  const { find } = listing;

  // A drawer must not be open when the shopper comes back.
  useEffect(() => () => void filtersToggled(false), [filtersToggled]);

  const isShown = isFinding(find) && found?.listing === firstPageAddress(listing);
  const offered = choices?.list === listKey(listing) ? choices : null;
  return (
    <Finder
      find={find}
      choices={offered}
      unmet={isShown ? (found.unmet ?? []) : []}
      subCategory={{
        value: listing.parentCategory,
        names: parentCategoriesOf(offered?.parentCategories ?? [], listing.parentCategory),
        groups: offered?.subCategories ?? [],
        onChange: (parentCategory) => show({ parentCategory }),
        onIntent: () => finderWanted(),
      }}
      total={isShown ? found.total : null}
      // Where nothing was found the list itself says why.
      reading={isShown && found.total > 0 ? found.reading : null}
      areFiltersOpen={areFiltersOpen}
      onWanted={() => finderWanted()}
      isSheetOpen={isSheetOpen}
      onFiltersToggle={filtersToggled}
      onSheetToggle={(isOpen) => {
        finderWanted();
        if (isOpen) overlayOpened('filters');
        else overlayClosed();
      }}
      onChange={setFind}
      onClear={clear}
      onRetry={() => retried()}
    />
  );
}

export const FinderContainer = connector(FinderBase);
