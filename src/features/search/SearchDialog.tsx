import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { IconButton } from '../../components/IconButton';
import { useInertPage } from '../../components/useInertPage';
import type { SearchInputProps } from './SearchInput';
import { SearchInput } from './SearchInput';
import { SuggestionsContainer } from './SuggestionsContainer';
import { searchTexts } from './searchTexts';
import { suggestionTexts } from './suggestionTexts';

/** The search field of narrow screens with its suggestions. It traps the focus and gives it back. */
export function SearchDialog(input: SearchInputProps) {
  useInertPage(input.isOpen);
  return (
    <Dialog
      fullScreen
      open={input.isOpen}
      onClose={input.onClose}
      slotProps={{ paper: { 'aria-label': searchTexts.field } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          padding: '8px 8px 8px 16px',
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <SearchInput {...input} autoFocus />
        <IconButton aria-label={suggestionTexts.close} onClick={input.onClose}>
          <Close />
        </IconButton>
      </Box>
      <SuggestionsContainer />
    </Dialog>
  );
}
