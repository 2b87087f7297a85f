import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { listKey } from '../../lib/listingQuery';
import { selectLocation } from '../location';
import { FilterColumn } from './FilterColumn';
import { finderWanted, selectChoices } from './searchSlice';
import { useListingFind } from './useListingFind';

const mapStateToProps = (state: RootState) => ({
  choices: selectChoices(state),
  historyState: selectLocation(state).state,
});

const connector = connect(mapStateToProps, { finderWanted });

/** The filters of the listing at the address, beside its products. */
function FilterColumnBase({ choices, historyState, finderWanted }: ConnectedProps<typeof connector>) {
  const { listing, setFind, clear } = useListingFind(historyState);
  return (
    <FilterColumn
      find={listing.find}
      choices={choices?.list === listKey(listing) ? choices : null}
      onWanted={() => finderWanted()}
      onChange={setFind}
      onClear={clear}
    />
  );
}

export const FilterColumnContainer = connector(FilterColumnBase);
