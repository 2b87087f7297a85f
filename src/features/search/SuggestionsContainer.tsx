import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { RootState } from '../../app/types';
import { tidySearch } from '../../lib/find';
import { selectSearchFailed, selectSearchOptions, selectSearchText } from './searchSelectors';
import { closed, optionMarked, recentForgotten, retried, submitted } from './searchSlice';
import { SuggestionsScreen } from './SuggestionsScreen';

const mapStateToProps = (state: RootState) => ({
  text: selectSearchText(state),
  options: selectSearchOptions(state),
  active: state.search.active,
  reading: state.search.suggested?.reading ?? null,
  hasFailed: selectSearchFailed(state),
});

const connector = connect(mapStateToProps, { closed, optionMarked, recentForgotten, retried, submitted });

/** The list below the open search field. */
function SuggestionsBase({
  closed,
  optionMarked,
  recentForgotten,
  retried,
  submitted,
  text,
  ...shown
}: ConnectedProps<typeof connector>) {
  return (
    <SuggestionsScreen
      {...shown}
      text={tidySearch(text)}
      onMark={optionMarked}
      onFollow={() => closed()}
      onSubmit={submitted}
      onForgetRecent={() => recentForgotten()}
      onRetry={() => retried()}
    />
  );
}

export const SuggestionsContainer = connector(SuggestionsBase);
