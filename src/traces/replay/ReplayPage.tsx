import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { traceProblems } from '../traceTexts';
import { replayTexts } from '../traceTexts/replayTexts';
import { DropArea, FilePicker } from './FilePicker';
import { openFile, type OpenedTrace } from './openedTrace';
import { Replay } from './Replay';

interface WelcomeProps {
  readonly problem: string;
  /** The file that is being read; '' for none. */
  readonly opening: string;
  readonly onFile: (file: File) => void;
}

function Welcome({ problem, opening, onFile }: WelcomeProps) {
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', p: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      <Paper
        sx={{
          width: '100%',
          maxWidth: 560,
          p: { xs: 3, md: 6 },
          borderStyle: 'dashed',
          borderColor: 'outline',
        }}
      >
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h1">{replayTexts.welcome}</Typography>
          <Typography>{replayTexts.invitation}</Typography>
          <Typography variant="body2" color="textSecondary">
            {replayTexts.promise}
          </Typography>
          <FilePicker
            label={replayTexts.choose}
            fileLabel={replayTexts.file}
            variant="contained"
            onFile={onFile}
          />
          {opening !== '' && <Typography role="status">{replayTexts.reading(opening)}</Typography>}
          {problem !== '' && <Alert severity="error">{problem}</Alert>}
        </Stack>
      </Paper>
    </Stack>
  );
}

/**
 * The replay page: a trace is dropped or chosen here, and shown step by step.
 * @param asked the trace that the page's address asks for; null for none
 */
export function ReplayPage({ asked = null }: { readonly asked?: Promise<File> | null }) {
  const [opened, setOpened] = useState<OpenedTrace | null>(null);
  /** Tells two openings of one file apart. */
  const [number, setNumber] = useState(0);
  const [opening, setOpening] = useState('');
  const [problem, setProblem] = useState('');

  const open = (file: File): void => {
    setOpening(file.name);
    setProblem('');
    void openFile(file).then((result) => {
      setOpening('');
      if (!result.ok) {
        setProblem(result.message);
        return;
      }
      setOpened(result.opened);
      setNumber((before) => before + 1);
    });
  };

  const onAsked = useEffectEvent(open);
  useEffect(() => {
    asked?.then(onAsked).catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : traceProblems.unreadable);
    });
  }, [asked]);

  return (
    <DropArea onFile={open}>
      {opened === null ? (
        <Welcome problem={problem} opening={opening} onFile={open} />
      ) : (
        <Replay key={number} opened={opened} problem={problem} onFile={open} />
      )}
    </DropArea>
  );
}
