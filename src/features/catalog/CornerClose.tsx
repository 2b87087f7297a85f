import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { actions } from '../../lib/texts';

/** Close in the corner of a dialog with pictures, which it may lie over. */
export function CornerClose({ onClose }: { readonly onClose: () => void }) {
  return (
    <Paper sx={{ position: 'absolute', zIndex: 1, top: 12, right: 12 }}>
      <IconButton aria-label={actions.close} onClick={onClose}>
        <Close />
      </IconButton>
    </Paper>
  );
}
