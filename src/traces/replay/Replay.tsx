import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { withNote } from './traceNotes';
import { replayTexts } from '../traceTexts/replayTexts';
import { ActionList } from './ActionList';
import { Comparison } from './Comparison';
import { openFile, placeAt, type OpenedTrace, type OpeningResult } from './openedTrace';
import { Pane, Panes } from './Panes';
import { readStepAddress, usePlayer, useStepAddress } from './player';
import { LaneList } from './LaneList';
import { ReplayFilters } from './ReplayFilters';
import { ReplayHeader } from './ReplayHeader';
import { KeyList, useReplayKeys } from './KeyList';
import { ShopFrame, type FrameScreen } from './ShopFrame';
import { StepDetails } from './StepDetails';
import { stepText } from './stepTexts';
import { filterStory, nextOf, wholeStory } from './storyFilter';

interface PlayerControlsProps {
  readonly opened: OpenedTrace;
  readonly player: ReturnType<typeof usePlayer>;
}

function PlayerControls({ opened, player: { step, isPlaying, jump, toggle } }: PlayerControlsProps) {
  const last = opened.states.length - 1;
  const buttons = [
    [replayTexts.firstStep, FirstPage, () => jump(0), step === 0],
    [replayTexts.stepBack, ChevronLeft, () => jump(step - 1), step === 0],
    [isPlaying ? replayTexts.pause : replayTexts.play, isPlaying ? Pause : PlayArrow, toggle, last === 0],
    [replayTexts.stepForward, ChevronRight, () => jump(step + 1), step === last],
    [replayTexts.lastStep, LastPage, () => jump(last), step === last],
  ] as const;
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        px: 2,
        py: 0.5,
        bgcolor: 'background.paper',
        // Within reach on narrow pages, which are scrolled.
        position: { xs: 'sticky', md: 'static' },
        top: 0,
        zIndex: 1,
      }}
    >
      <Stack direction="row" role="group" aria-label={replayTexts.player}>
        {buttons.map(([label, Icon, onClick, isOff]) => (
          <IconButton key={label} aria-label={label} title={label} onClick={onClick} disabled={isOff}>
            <Icon />
          </IconButton>
        ))}
      </Stack>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flexShrink: 0, minWidth: '9ch', fontVariantNumeric: 'tabular-nums' }}
      >
        {replayTexts.position(step, last)}
      </Typography>
      <Slider
        size="small"
        color="secondary"
        aria-label={replayTexts.step}
        getAriaValueText={(value) => `${value}, ${stepText(opened, value)}`}
        min={0}
        max={Math.max(last, 1)}
        disabled={last === 0}
        value={step}
        onChange={(_event, value) => {
          if (typeof value === 'number') jump(value);
        }}
        sx={{
          // With its thumb at either end inside the bar.
          mx: 1.25,
          '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
        }}
      />
    </Stack>
  );
}

interface ReplayProps {
  readonly opened: OpenedTrace;
  readonly problem: string;
  readonly onFile: (file: File) => void;
}

/** A trace that has been opened: the shop above, the timeline below. */
export function Replay({ opened, problem, onFile }: ReplayProps) {
  const last = opened.states.length - 1;
  const first = readStepAddress(window.location.hash) ?? readStepAddress(window.location.search);
  const player = usePlayer(last, opened.offsets, first ?? 0);
  const [screen, setScreen] = useState<FrameScreen>(opened.places.length > 0 ? 'recorded' : 'fit');
  const [notes, setNotes] = useState(opened.notes);
  const [filter, setFilter] = useState(wholeStory);
  const [areKeysOn, setKeysOn] = useState(true);
  const [isKeyListOpen, setKeyListOpen] = useState(false);
  const [other, setOther] = useState<OpeningResult | null>(null);
  const search = useRef<HTMLInputElement>(null);
  // Typing stays smooth while thousands of steps are searched.
  const wanted = useDeferredValue(filter);
  const rows = useMemo(() => filterStory(opened, wanted, notes), [opened, wanted, notes]);
  const { step, pause } = player;
  useStepAddress(step, player.jump);

  const compareWith = useCallback(
    (file: File): void => {
      pause();
      void openFile(file).then(setOther);
    },
    [pause],
  );
  const showKeys = useCallback(() => setKeyListOpen(true), []);
  useReplayKeys(areKeysOn && other?.ok !== true, {
    ' ': player.toggle,
    ArrowLeft: () => player.jump(step - 1),
    ArrowRight: () => player.jump(step + 1),
    Home: () => player.jump(0),
    End: () => player.jump(last),
    '/': () => search.current?.focus(),
    n: () => player.jump(nextOf(opened.divergedSteps, step) ?? step),
    '?': showKeys,
  });
  const hasLanes = opened.lanes.length > 0;
  const keyList = (
    <KeyList
      isOpen={isKeyListOpen}
      areOn={areKeysOn}
      onSwitch={setKeysOn}
      onClose={() => setKeyListOpen(false)}
    />
  );

  if (other?.ok === true) {
    return (
      <>
        <Comparison
          left={opened}
          right={other.opened}
          step={step}
          areKeysOn={areKeysOn}
          onStep={player.jump}
          onKeys={showKeys}
          onClose={() => setOther(null)}
        />
        {keyList}
      </>
    );
  }

  return (
    <Stack sx={{ height: { md: '100dvh' } }}>
      <ReplayHeader
        opened={opened}
        notes={notes}
        problem={other?.message ?? problem}
        onFile={onFile}
        onCompare={compareWith}
        onJump={player.jump}
        onKeys={showKeys}
      />
      <Stack
        component="main"
        sx={{ flex: { md: '0 1 48dvh' }, height: { xs: '62dvh', md: 'auto' }, minHeight: 0 }}
      >
        <ShopFrame
          title={replayTexts.framedShop}
          state={opened.states[step]}
          step={step}
          screen={screen}
          place={placeAt(opened, step)}
        />
      </Stack>
      <PlayerControls opened={opened} player={player} />
      <ReplayFilters
        opened={opened}
        filter={filter}
        onFilter={setFilter}
        searchRef={search}
        pace={player.pace}
        onPace={player.choosePace}
        screen={screen}
        onScreen={setScreen}
      />
      <Panes>
        <Pane weight={hasLanes ? 4 : 5} isList>
          <ActionList opened={opened} notes={notes} rows={rows} step={step} onJump={player.jump} />
        </Pane>
        {hasLanes && (
          <Pane weight={4} isList>
            <LaneList entries={opened.lanes} step={step} onJump={player.jump} />
          </Pane>
        )}
        <Pane weight={hasLanes ? 6 : 7}>
          <StepDetails
            opened={opened}
            step={step}
            note={notes.get(step) ?? ''}
            onNote={(text) => setNotes((before) => withNote(before, step, text))}
          />
        </Pane>
      </Panes>

      {keyList}
    </Stack>
  );
}
