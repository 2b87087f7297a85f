import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Typography from '@mui/material/Typography';
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
        <Typography component="h1" variant="h4" noWrap title={opened.fileName}>
          <VisuallyHidden>{replayTexts.replayOf}</VisuallyHidden>
          {opened.fileName}
        </Typography>
        <Typography
          role="status"
          variant="body2"
          sx={{ color: isGood ? 'success.main' : divergedStep === null ? 'text.secondary' : 'error.main' }}
        >
          {describeResult(opened)}
        </Typography>
        {trace.info !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {replayTexts.recordedBy(trace.info.build)}
            {trace.info.dropped > 0 && replayTexts.dropped(trace.info.dropped)}
          </Typography>
        )}
      </Box>
      {divergedStep !== null && (
        <Button size="small" variant="outlined" onClick={() => onJump(divergedStep)}>
          {replayTexts.toDivergence}
        </Button>
      )}
      <FilePicker label={replayTexts.chooseAnother} variant="outlined" onFile={onFile} />
      {problem !== '' && (
        <Alert severity="error" sx={{ flex: '1 0 100%' }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
