import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { replayTexts } from '../traceTexts';
import { DropArea, FilePicker } from './FilePicker';
import { openFile, type OpenedTrace } from './openedTrace';
import { Replay } from './Replay';

type PageState =
  | { readonly kind: 'empty'; readonly problem: string }
  | { readonly kind: 'opening'; readonly fileName: string }
  /** `number` tells two openings of one file apart. */
  | {
      readonly kind: 'opened';
      readonly opened: OpenedTrace;
      readonly problem: string;
      readonly number: number;
    };

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
        variant="outlined"
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

/** The replay page: a trace is dropped or chosen here, and shown step by step. */
export function ReplayPage() {
  const [page, setPage] = useState<PageState>({ kind: 'empty', problem: '' });

  const open = (file: File): void => {
    const before = page;
    if (before.kind !== 'opened') setPage({ kind: 'opening', fileName: file.name });
    void openFile(file).then((result) => {
      if (result.ok) {
        const number = before.kind === 'opened' ? before.number + 1 : 0;
        setPage({ kind: 'opened', opened: result.opened, problem: '', number });
      } else if (before.kind === 'opened') {
        setPage({ ...before, problem: result.message });
      } else {
        setPage({ kind: 'empty', problem: result.message });
      }
    });
  };

  return (
    <DropArea onFile={open}>
      {page.kind === 'opened' ? (
        <Replay key={page.number} opened={page.opened} problem={page.problem} onFile={open} />
      ) : (
        <Welcome
          problem={page.kind === 'empty' ? page.problem : ''}
          opening={page.kind === 'opening' ? page.fileName : ''}
          onFile={open}
        />
      )}
    </DropArea>
  );
}
