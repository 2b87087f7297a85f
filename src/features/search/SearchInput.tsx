import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { paths } from '../../lib/routes';
import { SEARCH_MAX_LENGTH } from '../../lib/constants';
import { listboxId, optionId } from './searchIds';
import { searchTexts } from './searchTexts';

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
 * works before the page is hydrated too.
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
      sx={{ position: 'relative', display: 'flex', alignItems: 'center', flex: 1, minWidth: 0 }}
    >
      <Search fontSize="small" sx={{ position: 'absolute', left: 12, color: 'text.secondary' }} />
      <Box
        component="input"
        // Not 'search': that type allows no other role, and empties itself at Escape.
        type="text"
        inputMode="search"
        name="search"
        role="combobox"
        aria-label={searchTexts.field}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listboxId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={searchTexts.placeholder}
        maxLength={SEARCH_MAX_LENGTH}
        autoFocus={props.autoFocus}
        value={text}
        onChange={(event) => props.onType(event.target.value)}
        onFocus={props.onOpen}
        onKeyDown={onKeyDown}
        sx={{
          width: '100%',
          height: 44,
          paddingBlock: 0,
          paddingInline: '38px 10px',
          border: '1px solid',
          borderColor: 'outline',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
          // 16 px: a smaller one makes phones zoom in.
          fontSize: '1rem',
          appearance: 'none',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
        }}
      />
    </Box>
  );
}
