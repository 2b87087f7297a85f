import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../../components/IconButton';
import { useInertPage } from '../../components/useInertPage';
import { filterCount } from '../../lib/find';
import type { FilterPanelProps } from './FilterPanel';
import { FilterPanel } from './FilterPanel';
import { finderTexts } from './finderTexts';

interface FilterSheetProps extends FilterPanelProps {
  /** How many products were found; null while that is not known. */
  readonly total: number | null;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The filters of narrow screens, in a sheet at the bottom. It traps the focus and gives it back. */
export function FilterSheet({ total, onClear, onClose, ...panel }: FilterSheetProps) {
  useInertPage(true);
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': finderTexts.filters,
          sx: { maxHeight: '86dvh' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', padding: '6px 8px 6px 20px' }}>
        <Box sx={{ typography: 'h3', flex: 1 }}>{finderTexts.filters}</Box>
        <IconButton aria-label={finderTexts.close} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', padding: '8px 20px 20px' }}>
        <FilterPanel {...panel} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {filterCount(panel.find) > 0 && (
          <Button variant="outlined" onClick={onClear} sx={{ flex: 1 }}>
            {finderTexts.clear}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {total === null ? finderTexts.done : finderTexts.show(total)}
        </Button>
      </Box>
    </Drawer>
  );
}
