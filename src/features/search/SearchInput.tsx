import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { paths } from '../../lib/routes';
import { SEARCH_MAX_LENGTH } from '../../lib/constants';
import { actions } from '../../lib/texts';

export const listboxId = 'search-suggestions';

export const optionId = (index: number): string => `search-option-${index}`;

export interface SearchInputProps {
  readonly text: string;
  readonly isOpen: boolean;
  /** The marked option; -1 for none. */
  readonly active: number;
  readonly optionCount: number;
  readonly onOpen: () => void;
  readonly onType: (text: string) => void;
  readonly onMark: (option: number) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
  readonly autoFocus?: boolean;
}

/**
 * The search field: a combobox whose options are in a list elsewhere (WAI-ARIA Authoring Practices). A form, so that it
 * works before the page is hydrated too. Not Material UI's Autocomplete: here the list is loaded later than the field.
 */
export function SearchInput(props: SearchInputProps) {
  const { text, isOpen, active, optionCount } = props;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      // One place more than there are options: the field itself.
      const places = optionCount + 1;
      if (isOpen) props.onMark(((active + 1 + step + places) % places) - 1);
      else props.onOpen();
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (event.key === 'Escape' && isOpen) {
      // A dialog around it would close once more.
      event.stopPropagation();
      props.onClose();
    }
  }

  return (
    <Box
      component="form"
      role="search"
      action={paths.products}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit(text);
      }}
      sx={{ flex: 1, minWidth: 0 }}
    >
      <OutlinedInput
        fullWidth
        // Not 'search': that type allows no other role, and empties itself at Escape.
        type="text"
        name="search"
        aria-label={actions.searchProducts}
        autoComplete="off"
        placeholder={actions.search}
        autoFocus={props.autoFocus}
        value={text}
        onChange={(event) => props.onType(event.target.value)}
        onFocus={props.onOpen}
        onKeyDown={onKeyDown}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        slotProps={{
          input: {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': isOpen ? listboxId : undefined,
            'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
            inputMode: 'search',
            enterKeyHint: 'search',
            maxLength: SEARCH_MAX_LENGTH,
          },
        }}
      />
    </Box>
  );
}
