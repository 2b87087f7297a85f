import { connect, type ConnectedProps } from 'react-redux';
import {
  selectOpenSearch,
  selectSearchOptions,
  selectSearchText,
} from '../../features/search/searchSelectors';
import { overlayClosed, overlayOpened, selectLocation } from '../../features/location';
import {
  closed,
  opened,
  optionMarked,
  selectActiveOption,
  submitted,
  typed,
} from '../../features/search/searchSlice';
import type { RootState } from '../types';
import { HeaderSearch } from './HeaderSearch';

const mapStateToProps = (state: RootState) => ({
  at: selectLocation(state).key,
  openAs: selectOpenSearch(state),
  text: selectSearchText(state),
  active: selectActiveOption(state),
  optionCount: selectSearchOptions(state).length,
});

const connector = connect(mapStateToProps, {
  closed,
  opened,
  optionMarked,
  overlayClosed,
  overlayOpened,
  submitted,
  typed,
});

/** The header's search: a field on wide screens, a button that opens a dialog on others. */
export const HeaderSearchContainer = connector(function HeaderSearchContainer({
  at,
  closed,
  opened,
  optionMarked,
  overlayClosed,
  overlayOpened,
  submitted,
  typed,
  ...shown
}: ConnectedProps<typeof connector>) {
  return (
    <HeaderSearch
      {...shown}
      onOpen={(as) => (as === 'dialog' ? overlayOpened('search') : opened({ at, as }))}
      onType={(text, as) => typed({ at, as, text })}
      onMark={optionMarked}
      onSubmit={submitted}
      onClose={() => (shown.openAs === 'dialog' ? overlayClosed() : closed())}
    />
  );
});
