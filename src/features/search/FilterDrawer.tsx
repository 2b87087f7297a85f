import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { listingFilterCount } from '../../lib/listingQuery';
import { actions } from '../../lib/texts';
import { FilterFields } from './FilterFields';
import { filterTexts } from './searchTexts';
import { useListingFilters } from './useListingFilters';

interface FilterDrawerProps {
  /** Products that the filters leave; null while that is not known. */
  readonly total: number | null;
  readonly onClose: () => void;
}

/** The filters where no column has them: on phones from below, else from the side. It traps the focus and gives it back. */
export function FilterDrawer({ total, onClose }: FilterDrawerProps) {
  const { listing, clear } = useListingFilters();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const buttons = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(buttons);
  return (
    <Drawer
      open
      anchor={isWide ? 'right' : 'bottom'}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': filterTexts.filters,
          sx: isWide ? { width: 400 } : { maxHeight: '86dvh', borderTop: 1, borderColor: 'divider' },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', paddingRight: 1 }}>
        <DialogTitle component="div" sx={{ flex: 1 }}>
          {filterTexts.filters}
        </DialogTitle>
        <IconButton aria-label={filterTexts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <DialogContent dividers>
        <FilterFields hasPanel />
      </DialogContent>
      <DialogActions ref={buttons} sx={{ padding: '12px 24px calc(12px + env(safe-area-inset-bottom))' }}>
        {/* Always there: a button that comes when a field is left would move the other from under the finger. */}
        <Button fullWidth variant="outlined" disabled={listingFilterCount(listing) === 0} onClick={clear}>
          {actions.clearFilters}
        </Button>
        <Button fullWidth variant="contained" onClick={onClose}>
          {filterTexts.show(total)}
        </Button>
      </DialogActions>
    </Drawer>
  );
}
