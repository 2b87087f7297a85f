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
import { useEffect, useEffectEvent } from 'react';
import { ownValue } from '../../lib/untrusted';
import { keyTexts } from '../traceTexts';

/** Fields that take text and choices themselves; a slider takes only arrows, Home and End. */
const FIELDS = 'input:not([type="range"]), textarea, select, [role="dialog"]';
const OWN_KEYS: readonly (readonly [element: string, keys: RegExp])[] = [
  ['button, a, summary', /^ $/],
  ['input[type="range"]', /^(Arrow|Home|End)/],
  // It is scrolled by these keys.
  ['section[tabindex]', /^(Home|End| )$/],
];

/** Whether a key press is left to the browser or to the focused element. */
function isOwnKey({ defaultPrevented, ctrlKey, metaKey, altKey, target, key }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(FIELDS) !== null) return true;
  return OWN_KEYS.some(([element, keys]) => keys.test(key) && target.closest(element) !== null);
}

/**
 * Runs commands by keys, wherever the focus is on the page.
 * @param areOn whether the shopper wants keys
 * @param commands by the key's name
 */
export function useReplayKeys(areOn: boolean, commands: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = ownValue(commands, event.key);
    if (!areOn || run === undefined || isOwnKey(event)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

interface KeyListProps {
  readonly isOpen: boolean;
  readonly areOn: boolean;
  readonly onSwitch: (areOn: boolean) => void;
  readonly onClose: () => void;
}

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
