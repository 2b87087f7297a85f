import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { keyTexts } from '../traceTexts';

interface KeyListProps {
  readonly isOpen: boolean;
  /** Whether the keys do anything. */
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the replay page, and the switch that turns them off. */
export function KeyList({ isOpen, areOn, onSwitch, onClose }: KeyListProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} transitionDuration={0}>
      <DialogTitle>{keyTexts.title}</DialogTitle>
      <DialogContent>
        <Table>
          <TableBody>
            {keyTexts.keys.map(([key, meaning]) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 'fontWeightBold' }}>
                  {key}
                </TableCell>
                <TableCell>{meaning}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <FormControlLabel
          label={keyTexts.areOn}
          control={<Checkbox checked={areOn} onChange={(event) => onSwitch(event.target.checked)} />}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="outlined" onClick={onClose}>
          {keyTexts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
