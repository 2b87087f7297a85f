import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { lazyPart } from '../../components/lazyPart';
import { SearchInput } from '../../features/search/SearchInput';
import { searchFieldTexts } from '../../features/search/searchFieldTexts';
import { LazyOverlay } from './LazyOverlay';

// Loaded when the pointer or the focus reaches the field or its button.
const Suggestions = lazyPart(() =>
  import(/* webpackChunkName: "suggestions" */ '../../features/search/SuggestionsContainer').then(
    (module) => module.SuggestionsContainer,
  ),
);
const SearchDialog = lazyPart(() =>
  import(/* webpackChunkName: "search-dialog" */ '../../features/search/SearchDialog').then(
    (module) => module.SearchDialog,
  ),
);

type OpenAs = 'field' | 'dialog';

export interface HeaderSearchProps {
  /** Where search is open; null where it is closed. */
  readonly openAs: OpenAs | null;
  readonly text: string;
  /** The marked option; -1 for none. */
  readonly active: number;
  readonly optionCount: number;
  readonly onOpen: (as: OpenAs) => void;
  readonly onType: (text: string, as: OpenAs) => void;
  readonly onMark: (option: number) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

/** The header's search: a field with its suggestions below it, or a button that opens the dialog. */
export function HeaderSearch(props: HeaderSearchProps) {
  const { openAs, onClose, onSubmit, onMark, text, active, optionCount } = props;
  const inputOf = (as: OpenAs) => ({
    text,
    active,
    optionCount,
    isOpen: openAs === as,
    onOpen: () => props.onOpen(as),
    onType: (typed: string) => props.onType(typed, as),
    onMark,
    onSubmit,
    onClose,
  });
  const loadDialog = (): void => void SearchDialog.preload();
  return (
    <>
      <Box
        onBlur={({ currentTarget, relatedTarget }) => {
          if (openAs === 'field' && !currentTarget.contains(relatedTarget)) onClose();
        }}
        onPointerEnter={() => void Suggestions.preload()}
        sx={{ display: { xs: 'none', lg: 'block' }, position: 'relative', flex: '0 1 260px', minWidth: 120 }}
      >
        <SearchInput {...inputOf('field')} />
        <LazyOverlay open={openAs === 'field'} onClose={onClose}>
          {openAs === 'field' && (
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
              <Suggestions />
            </Paper>
          )}
        </LazyOverlay>
      </Box>
      <IconButton
        aria-label={searchFieldTexts.open}
        aria-haspopup="dialog"
        aria-expanded={openAs === 'dialog'}
        onClick={() => props.onOpen('dialog')}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        sx={{ display: { lg: 'none' } }}
      >
        <Search />
      </IconButton>
      <LazyOverlay open={openAs === 'dialog'} onClose={onClose}>
        <SearchDialog {...inputOf('dialog')} />
      </LazyOverlay>
    </>
  );
}
