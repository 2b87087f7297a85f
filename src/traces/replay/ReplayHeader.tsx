import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { downloadText } from '../recorder/saveTrace';
import { writeNotes, type TraceNotes } from './traceNotes';
import { keyTexts, noteTexts } from '../traceTexts';
import { compareTexts, replayTexts } from '../traceTexts/replayTexts';
import { FilePicker } from './FilePicker';
import type { OpenedTrace } from './openedTrace';
import { describeResult } from './stepTexts';

interface TopBarProps {
  readonly title: ReactNode;
  readonly result: string;
  readonly resultColor: 'success' | 'error' | 'textSecondary';
  /** Below the result; '' for nothing. */
  readonly info?: string;
  readonly children: ReactNode;
}

export function TopBar({ title, result, resultColor, info = '', children }: TopBarProps) {
  return (
    <AppBar position="static">
      <Toolbar sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, px: 2, py: 1 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography component="h1" variant="h4" noWrap>
            {title}
          </Typography>
          <Typography role="status" variant="body2" color={resultColor}>
            {result}
          </Typography>
          {info !== '' && (
            <Typography variant="caption" color="textSecondary">
              {info}
            </Typography>
          )}
        </Box>
        {children}
      </Toolbar>
    </AppBar>
  );
}

interface ReplayHeaderProps {
  readonly opened: OpenedTrace;
  /** Why another file could not be opened; '' for nothing. */
  readonly problem: string;
  readonly notes: TraceNotes;
  readonly onFile: (file: File) => void;
  readonly onCompare: (file: File) => void;
  readonly onJump: (step: number) => void;
  readonly onKeys: () => void;
}

async function saveNotes({ fileName, readFile }: OpenedTrace, notes: TraceNotes): Promise<void> {
  downloadText(fileName, writeNotes(await readFile(), notes));
}

function describeRecording({ trace: { info } }: OpenedTrace): string {
  if (info === null) return '';
  return replayTexts.recordedBy(info.build) + (info.dropped > 0 ? replayTexts.dropped(info.dropped) : '');
}

/** Which trace is shown, the result of the comparison, and a button for another file. Drawn once for all steps. */
export const ReplayHeader = memo(function ReplayHeader(props: ReplayHeaderProps) {
  const { opened, notes, problem, onFile, onCompare, onJump, onKeys } = props;
  const { divergedStep, result, secretNames } = opened;
  const equalColor = result.hasStates ? 'success' : 'textSecondary';
  const alerts = [
    ['warning', secretNames.length === 0 ? '' : replayTexts.secretNames(secretNames.join(', '))],
    ['warning', opened.strange],
    ['error', problem],
  ] as const;
  return (
    <TopBar
      title={
        <>
          <VisuallyHidden>{replayTexts.replayOf}</VisuallyHidden>
          {opened.fileName}
        </>
      }
      result={describeResult(opened)}
      resultColor={divergedStep === null ? equalColor : 'error'}
      info={describeRecording(opened)}
    >
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
      <Button size="small" onClick={onKeys}>
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
      {alerts.map(
        ([severity, text]) =>
          text !== '' && (
            <Alert key={text} severity={severity} sx={{ flex: '1 0 100%' }}>
              {text}
            </Alert>
          ),
      )}
    </TopBar>
  );
});
