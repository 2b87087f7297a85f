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
import { keyTexts } from '../traceTexts';

type ReplayCommand = 'toggle' | 'back' | 'forward' | 'first' | 'last' | 'search' | 'nextDivergence' | 'help';

const commandsByKey: ReadonlyMap<string, ReplayCommand> = new Map([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['Home', 'first'],
  ['End', 'last'],
  ['/', 'search'],
  ['n', 'nextDivergence'],
  ['?', 'help'],
]);

/** Fields that take text and choices themselves; a slider takes only arrows, Home and End. */
const FIELDS = 'input:not([type="range"]), textarea, select, [role="dialog"]';
const OWN_KEYS: readonly (readonly [element: string, keys: RegExp])[] = [
  ['button, a, summary', /^ $/],
  ['input[type="range"]', /^(Arrow|Home|End)/],
  // It is scrolled by these keys.
  ['section[tabindex]', /^(Home|End| )$/],
];

/** The command of a key press; null where the focused element uses the key itself. */
function commandOf(event: KeyboardEvent): ReplayCommand | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target, key } = event;
  if (target instanceof Element) {
    if (target.closest(FIELDS) !== null) return null;
    if (OWN_KEYS.some(([element, keys]) => keys.test(key) && target.closest(element) !== null)) return null;
  }
  return commandsByKey.get(key) ?? null;
}

type ReplayCommands = Readonly<Partial<Record<ReplayCommand, () => void>>>;

/**
 * Runs commands by keys, wherever the focus is on the page.
 * @param areOn whether the shopper wants keys
 */
export function useReplayKeys(areOn: boolean, commands: ReplayCommands): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    const run = command === null ? undefined : commands[command];
    if (!areOn || run === undefined) return;
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
