import { Alert } from '../../components/Alert';
import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useState } from 'react';
import { replayTexts } from '../../features/traces/traceTexts';
import { DropArea, FilePicker } from './FilePicker';
import type { OpenedTrace } from './openedTrace';
import { openFile } from './openedTrace';
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

/** What the page says before it has a trace. */
function Welcome({ problem, opening, onFile }: WelcomeProps) {
  return (
    <Box component="main" sx={{ display: 'grid', minHeight: '100dvh', placeItems: 'center', padding: 2 }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 560,
          border: '1px dashed',
          borderColor: 'outline',
          borderRadius: 1,
          bgcolor: 'background.paper',
          padding: { xs: 3, md: 6 },
          display: 'grid',
          gap: 2,
          justifyItems: 'start',
        }}
      >
        <Text component="h1" variant="h1">
          {replayTexts.welcome}
        </Text>
        <Text>{replayTexts.invitation}</Text>
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {replayTexts.promise}
        </Text>
        <FilePicker
          label={replayTexts.choose}
          fileLabel={replayTexts.file}
          variant="contained"
          onFile={onFile}
        />
        {opening !== '' && <Text role="status">{replayTexts.reading(opening)}</Text>}
        {problem !== '' && <Alert>{problem}</Alert>}
      </Box>
    </Box>
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
