import { Alert } from '../../components/Alert';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { downloadText } from '../../features/traces/downloadText';
import type { TraceNotes } from '../../features/traces/traceNotes';
import { writeNotes } from '../../features/traces/traceNotes';
import { compareTexts, keyTexts, noteTexts, replayTexts } from '../../features/traces/traceTexts';
import { FilePicker } from './FilePicker';
import type { OpenedTrace } from './openedTrace';
import { describeResult } from './stepTexts';

export const headerSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  padding: '8px 16px',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

interface ReplayHeaderProps {
  readonly opened: OpenedTrace;
  /** Why another file could not be opened; '' for nothing. */
  readonly problem: string;
  /** The notes as they are now. */
  readonly notes: TraceNotes;
  readonly onFile: (file: File) => void;
  /** Opens another trace beside this one. */
  readonly onCompare: (file: File) => void;
  readonly onJump: (step: number) => void;
  /** Shows the keys of the page. */
  readonly onKeys: () => void;
}

/** Saves the trace's file again, with the notes in it. */
async function saveNotes({ fileName, readFile }: OpenedTrace, notes: TraceNotes): Promise<void> {
  downloadText(fileName, writeNotes(await readFile(), notes));
}

/** Which trace is shown, the result of the comparison, and a button for another file. */
export function ReplayHeader(props: ReplayHeaderProps) {
  const { opened, notes, problem, onFile, onCompare, onJump, onKeys } = props;
  const { divergedStep, result, secretNames, trace } = opened;
  const isGood = divergedStep === null && result.hasStates;
  return (
    <Box component="header" sx={headerSx}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Text component="h1" variant="h4" noWrap title={opened.fileName}>
          <VisuallyHidden>{replayTexts.replayOf}</VisuallyHidden>
          {opened.fileName}
        </Text>
        <Text
          role="status"
          variant="body2"
          sx={{ color: isGood ? 'success.main' : divergedStep === null ? 'text.secondary' : 'error.main' }}
        >
          {describeResult(opened)}
        </Text>
        {trace.info !== null && (
          <Text variant="caption" sx={{ color: 'text.secondary' }}>
            {replayTexts.recordedBy(trace.info.build)}
            {trace.info.dropped > 0 && replayTexts.dropped(trace.info.dropped)}
          </Text>
        )}
      </Box>
      {divergedStep !== null && (
        <Button size="small" variant="outlined" onClick={() => onJump(divergedStep)}>
          {replayTexts.toDivergence}
        </Button>
      )}
      {notes !== opened.notes && (
        <Button size="small" variant="outlined" onClick={() => void saveNotes(opened, notes)}>
          {noteTexts.save}
        </Button>
      )}
      <Button size="small" variant="text" color="secondary" onClick={onKeys}>
        {keyTexts.open}
      </Button>
      <FilePicker
        label={compareTexts.open}
        fileLabel={compareTexts.file}
        variant="outlined"
        onFile={onCompare}
      />
      <FilePicker
        label={replayTexts.chooseAnother}
        fileLabel={replayTexts.file}
        variant="outlined"
        onFile={onFile}
      />
      {secretNames.length > 0 && (
        <Alert sx={{ flex: '1 0 100%' }}>{replayTexts.secretNames(secretNames.join(', '))}</Alert>
      )}
      {problem !== '' && <Alert sx={{ flex: '1 0 100%' }}>{problem}</Alert>}
    </Box>
  );
}
