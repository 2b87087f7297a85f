import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SearchInput, type SearchInputProps } from './SearchInput';
import { Suggestions, type SuggestionsProps } from './Suggestions';
import { actions } from '../../lib/texts';
import { suggestionTexts } from './searchTexts';

interface SearchDialogProps {
  readonly input: SearchInputProps;
  readonly suggestions: SuggestionsProps;
}

/** The search field where the header has none, with its suggestions: at the top, on phones the whole screen. It traps the focus and gives it back. */
export function SearchDialog({ input, suggestions }: SearchDialogProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return (
    <Dialog
      fullScreen={!isWide}
      open={input.isOpen}
      onClose={input.onClose}
      slotProps={{
        paper: {
          'aria-label': actions.searchProducts,
          sx: isWide ? { width: 640, maxWidth: 'none', margin: '12px auto auto' } : undefined,
        },
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{
          alignItems: 'center',
          padding: '8px 8px 8px 16px',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchInput {...input} autoFocus />
        <IconButton aria-label={suggestionTexts.close} onClick={input.onClose}>
          <Close />
        </IconButton>
      </Stack>
      <Suggestions {...suggestions} />
    </Dialog>
  );
}
