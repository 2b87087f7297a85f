import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { lazyPart } from '../../components/lazyPart';
import {
  overlayClosed,
  overlayOpened,
  selectLocation,
  selectOverlay,
  selectPath,
  selectQuery,
} from '../../features/location';
import { SearchInput } from '../../features/search/SearchInput';
import {
  closed,
  opened,
  recentForgotten,
  retried,
  searchOptions,
  selectRecent,
  selectSearchFailed,
  selectSuggested,
  submitted,
  typed,
} from '../../features/search/searchSlice';
import { categoryImage, selectStoreInfo } from '../../features/storeInfo';
import { tidySearch } from '../../lib/filters';
import { paths } from '../../lib/routes';
import { filterNames } from '../../lib/serverListing';
import { actions } from '../../lib/texts';
import type { RootState } from '../types';
import { LazyOverlay } from './LazyOverlay';

// Loaded when the pointer or the focus reaches the field or its button.
const Suggestions = lazyPart(() =>
  import(/* webpackChunkName: "suggestions" */ '../../features/search/Suggestions').then(
    (module) => module.Suggestions,
  ),
);
const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "search-dialog" */ '../../features/search/SearchDialog').then(
    (module) => module.SearchDialog,
  ),
);

const connector = connect(
  (state: RootState) => ({
    at: selectLocation(state).key,
    isDialogOpen: selectOverlay(state) === 'search',
    /** The search of the listing's address. */
    searched:
      selectPath(state) === paths.products
        ? (new URLSearchParams(selectQuery(state)).get(filterNames.search) ?? '')
        : '',
    recent: selectRecent(state),
    suggested: selectSuggested(state),
    hasFailed: selectSearchFailed(state),
    storeInfo: selectStoreInfo(state),
  }),
  { closed, opened, overlayClosed, overlayOpened, recentForgotten, retried, submitted, typed },
);

/** The header's search: a field with its suggestions below it, or a button that opens the dialog. */
export const HeaderSearch = connector(function HeaderSearch({
  at,
  isDialogOpen,
  searched,
  hasFailed,
  ...props
}: ConnectedProps<typeof connector>) {
  /** What is typed; null while the field shows the search of the address. */
  const [typedText, setTypedText] = useState<string | null>(null);
  /** The key of the location where the field was opened: a navigation closes it. */
  const [openAt, setOpenAt] = useState('');
  const [marked, setMarked] = useState(-1);
  const text = typedText ?? searched;
  const { categories } = props.storeInfo;
  const options = searchOptions(text, { ...props, categories });
  const active = marked < options.length ? marked : -1;
  const isFieldOpen = !isDialogOpen && openAt === at;

  function shut(): void {
    setOpenAt('');
    setMarked(-1);
  }

  function close(): void {
    shut();
    if (isDialogOpen) props.overlayClosed();
    else props.closed();
  }

  function submit(search: string): void {
    shut();
    setTypedText(null);
    props.submitted(search);
  }

  const inputOf = (as: 'field' | 'dialog') => ({
    text,
    active,
    optionCount: options.length,
    isOpen: as === 'dialog' ? isDialogOpen : isFieldOpen,
    onOpen: () => {
      if (as === 'field') setOpenAt(at);
      setMarked(-1);
      props.opened(text);
    },
    onType: (next: string) => {
      if (as === 'field') setOpenAt(at);
      setMarked(-1);
      setTypedText(next);
      props.typed(next);
    },
    onMark: setMarked,
    onSubmit: submit,
    onClose: close,
  });
  const suggestions = {
    text: tidySearch(text),
    options,
    active,
    reading: props.suggested?.reading ?? null,
    hasFailed,
    imageOf: (name: string) => categoryImage(props.storeInfo, name),
    onMark: setMarked,
    onFollow: () => {
      shut();
      props.closed();
    },
    onSubmit: submit,
    onForgetRecent: () => {
      setMarked(-1);
      props.recentForgotten();
    },
    onRetry: () => void props.retried(),
  };
  const loadDialog = (): void => void SearchDialog.preload();
  return (
    <>
      <Box
        onBlur={({ currentTarget, relatedTarget }) => {
          if (isFieldOpen && !currentTarget.contains(relatedTarget)) close();
        }}
        onPointerEnter={() => void Suggestions.preload()}
        sx={{ display: { xs: 'none', xl: 'block' }, position: 'relative', flex: '0 1 260px', minWidth: 120 }}
      >
        <SearchInput {...inputOf('field')} />
        <LazyOverlay open={isFieldOpen} onClose={close}>
          {isFieldOpen && (
            <Paper
              sx={{
                position: 'absolute',
                top: 'calc(100% + 8px)',
                right: 0,
                width: 460,
                maxHeight: 'calc(100vh - 96px)',
                overflowY: 'auto',
                borderColor: 'outline',
              }}
            >
              <Suggestions {...suggestions} />
            </Paper>
          )}
        </LazyOverlay>
      </Box>
      <IconButton
        aria-label={actions.search}
        aria-haspopup="dialog"
        aria-expanded={isDialogOpen}
        onClick={() => props.overlayOpened('search')}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        sx={{ display: { xl: 'none' } }}
      >
        <SearchIcon />
      </IconButton>
      <LazyOverlay open={isDialogOpen} onClose={close}>
        <SearchDialog input={inputOf('dialog')} suggestions={suggestions} />
      </LazyOverlay>
    </>
  );
});
