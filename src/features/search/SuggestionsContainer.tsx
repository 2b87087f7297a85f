import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { tidySearch } from '../../lib/find';
import { selectSearchOptions, selectSearchText } from './searchSelectors';
import {
  closed,
  optionMarked,
  recentForgotten,
  retried,
  selectActiveOption,
  selectSearchFailed,
  selectSuggested,
  submitted,
} from './searchSlice';
import { Suggestions } from './Suggestions';

const mapStateToProps = (state: RootState) => ({
  text: selectSearchText(state),
  options: selectSearchOptions(state),
  active: selectActiveOption(state),
  reading: selectSuggested(state)?.reading ?? null,
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
    <Suggestions
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
