import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useMemo, useState } from 'react';
import { FormSelect } from '../../components/FormSelect';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { replayTexts } from '../../lib/traceConstants';
import { ActionList } from './ActionList';
import { DropArea, FilePicker } from './FilePicker';
import type { OpenedTrace } from './openedTrace';
import { openFile } from './openedTrace';
import type { Pace } from './player';
import { paces, usePlayer } from './player';
import { PlayerControls } from './PlayerControls';
import type { StageWidth } from './StageFrame';
import { StageFrame } from './StageFrame';
import { StepDetails } from './StepDetails';
import { stepName, verdictOf } from './stepTexts';

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

const widthOptions: readonly { readonly value: StageWidth; readonly words: string }[] = [
  { value: 'fit', words: replayTexts.widthFit },
  { value: 'phone', words: replayTexts.widthPhone },
  { value: 'tablet', words: replayTexts.widthTablet },
  { value: 'desktop', words: replayTexts.widthDesktop },
];

const ANY_SLICE = '';

/** The steps whose action has the words in its name and which changed the slice. */
function filterSteps(opened: OpenedTrace, words: string, slice: string): readonly number[] {
  const wanted = words.trim().toLowerCase();
  return opened.states
    .map((_state, step) => step)
    .filter((step) => wanted === '' || stepName(opened, step).toLowerCase().includes(wanted))
    .filter((step) => slice === ANY_SLICE || opened.changedSlices[step]?.includes(slice) === true);
}

interface ReplayProps {
  readonly opened: OpenedTrace;
  readonly problem: string;
  readonly onFile: (file: File) => void;
}

/** A trace that has been opened: the shop above, the timeline below. */
function Replay({ opened, problem, onFile }: ReplayProps) {
  const last = opened.states.length - 1;
  const player = usePlayer(last, opened.offsets);
  const searchId = useId();
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<StageWidth>('fit');
  const [words, setWords] = useState('');
  const [slice, setSlice] = useState(ANY_SLICE);
  const steps = useMemo(() => filterSteps(opened, words, slice), [opened, words, slice]);
  const onReady = useCallback(() => setReady(true), []);
  const state = opened.states[player.step];
  const { divergedStep, result, trace } = opened;
  const isGood = divergedStep === null && result.hasStates;

  return (
    <Box
      sx={{
        display: 'grid',
        height: { md: '100dvh' },
        gridTemplateRows: { md: 'auto minmax(0, 1fr) auto auto minmax(220px, 32vh)' },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
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
            {verdictOf(opened)}
          </Typography>
          {trace.info !== null && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {replayTexts.recordedBy(trace.info.build)}
              {trace.info.dropped > 0 && replayTexts.dropped(trace.info.dropped)}
            </Typography>
          )}
        </Box>
        {divergedStep !== null && (
          <Button size="small" variant="outlined" onClick={() => player.jump(divergedStep)}>
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

      <Box
        component="main"
        sx={{ minHeight: 0, height: { xs: '62dvh', md: 'auto' }, position: 'relative' }}
        aria-busy={!isReady}
      >
        {state !== undefined && (
          <StageFrame state={state} step={player.step} width={width} onReady={onReady} />
        )}
        {!isReady && (
          <Typography
            role="status"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              color: 'text.secondary',
            }}
          >
            {replayTexts.settingUp}
          </Typography>
        )}
      </Box>

      <Box
        sx={{
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          position: { xs: 'sticky', md: 'static' },
          top: 0,
          zIndex: 1,
        }}
      >
        <PlayerControls
          opened={opened}
          step={player.step}
          isPlaying={player.isPlaying}
          onJump={player.jump}
          onToggle={player.toggle}
        />
      </Box>

      <Box
        role="search"
        aria-label={replayTexts.actions}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1.2fr 1fr' },
          gap: 1.5,
          padding: '8px 16px 12px',
          borderBlock: '1px solid',
          borderColor: 'divider',
        }}
      >
        <FormControl fullWidth>
          <InputLabel htmlFor={searchId}>{replayTexts.search}</InputLabel>
          <OutlinedInput
            id={searchId}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </FormControl>
        <FormSelect
          label={replayTexts.slice}
          value={slice}
          options={[
            { value: ANY_SLICE, words: replayTexts.everySlice },
            ...opened.slices.map((name) => ({ value: name, words: name })),
          ]}
          onChange={setSlice}
        />
        <FormSelect
          label={replayTexts.pace}
          value={player.pace}
          options={paces}
          onChange={(value) => {
            const chosen = paces.find((pace) => pace.value === value);
            if (chosen !== undefined) player.choosePace(chosen.value satisfies Pace);
          }}
        />
        <FormSelect
          label={replayTexts.screen}
          value={width}
          options={widthOptions}
          onChange={(value) => {
            const chosen = widthOptions.find((option) => option.value === value);
            if (chosen !== undefined) setWidth(chosen.value);
          }}
        />
      </Box>

      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(320px, 5fr) minmax(0, 7fr)' },
          gridTemplateRows: { xs: '45dvh auto', md: 'minmax(0, 1fr)' },
          bgcolor: 'background.paper',
          '& > * + *': {
            borderTop: { xs: '1px solid', md: 'none' },
            borderLeft: { md: '1px solid' },
            borderColor: { xs: 'divider', md: 'divider' },
          },
        }}
      >
        <Box sx={{ minHeight: 0 }}>
          <ActionList opened={opened} steps={steps} step={player.step} onJump={player.jump} />
        </Box>
        <Box sx={{ minHeight: 0, minWidth: 0 }}>
          <StepDetails opened={opened} step={player.step} />
        </Box>
      </Box>
    </Box>
  );
}

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
        <Typography component="h1" variant="h1">
          {replayTexts.welcome}
        </Typography>
        <Typography>{replayTexts.invitation}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {replayTexts.promise}
        </Typography>
        <FilePicker label={replayTexts.choose} variant="contained" onFile={onFile} />
        {opening !== '' && <Typography role="status">{replayTexts.reading(opening)}</Typography>}
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
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
