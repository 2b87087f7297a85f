import TextField from '@mui/material/TextField';
import { NOTE_LENGTH } from './traceNotes';
import { noteTexts } from '../traceTexts';

/** The browser's own text area, which grows by the theme's style as those of the shop's forms. */
const slotProps = {
  input: { inputComponent: 'textarea' },
  htmlInput: { type: undefined, maxLength: NOTE_LENGTH },
} as const;

interface StepNoteProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** The note at a step, which can be changed. */
export function StepNote({ note, onNote }: StepNoteProps) {
  return (
    <TextField
      label={noteTexts.label}
      placeholder={noteTexts.hint}
      multiline
      rows={2}
      value={note}
      onChange={(event) => onNote(event.target.value)}
      slotProps={slotProps}
      sx={{ mt: 0.5, mb: 2 }}
    />
  );
}
