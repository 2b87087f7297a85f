import { Alert } from '../../components/Alert';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { replayTexts } from '../../features/traces/traceTexts';
import { FilePicker } from './FilePicker';
import type { OpenedTrace } from './openedTrace';
import { describeResult } from './stepTexts';

interface ReplayHeaderProps {
  readonly opened: OpenedTrace;
  /** Why another file could not be opened; '' for nothing. */
  readonly problem: string;
  readonly onFile: (file: File) => void;
  readonly onJump: (step: number) => void;
}

/** Which trace is shown, the result of the comparison, and a button for another file. */
export function ReplayHeader({ opened, problem, onFile, onJump }: ReplayHeaderProps) {
  const { divergedStep, result, trace } = opened;
  const isGood = divergedStep === null && result.hasStates;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        padding: '8px 16px',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
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
      <FilePicker label={replayTexts.chooseAnother} variant="outlined" onFile={onFile} />
      {problem !== '' && <Alert sx={{ flex: '1 0 100%' }}>{problem}</Alert>}
    </Box>
  );
}
