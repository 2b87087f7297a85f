import Box from '@mui/material/Box';
import { FormTextField } from '../../components/FormTextField';
import { NOTE_LENGTH } from '../../features/traces/traceNotes';
import { noteTexts } from '../../features/traces/traceTexts';

interface StepNoteProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** The note at a step, which can be changed. */
export function StepNote({ note, onNote }: StepNoteProps) {
  return (
    <Box sx={{ marginBlock: 2 }}>
      <FormTextField
        label={noteTexts.label}
        placeholder={noteTexts.hint}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
    </Box>
  );
}
