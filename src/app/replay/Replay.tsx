import Box from '@mui/material/Box';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { withNote } from '../../features/traces/traceNotes';
import { replayTexts } from '../../features/traces/traceTexts';
import { ActionList } from './ActionList';
import { Comparison } from './Comparison';
import { KeyList } from './KeyList';
import type { OpenedTrace } from './openedTrace';
import { openFile } from './openedTrace';
import { usePlayer } from './player';
import { LaneList } from './LaneList';
import { PlayerControls } from './PlayerControls';
import { ReplayFilters } from './ReplayFilters';
import { ReplayHeader } from './ReplayHeader';
import { useReplayKeys } from './replayKeys';
import type { FrameScreen } from './ShopFrame';
import { Stage } from './Stage';
import { FIRST_SHARE, StageDivider } from './StageDivider';
import { readStepAddress, useStepAddress } from './stepAddress';
import { StepDetails } from './StepDetails';
import { StepNote } from './StepNote';
import { filterSteps, nextOf, wholeStory } from './storyFilter';

interface ReplayProps {
  readonly opened: OpenedTrace;
  readonly problem: string;
  readonly onFile: (file: File) => void;
}

/** A trace that has been opened: the shop above, the timeline below. */
export function Replay({ opened, problem, onFile }: ReplayProps) {
  const last = opened.states.length - 1;
  const player = usePlayer(last, opened.offsets, readStepAddress(window.location.hash) ?? 0);
  const [screen, setScreen] = useState<FrameScreen>('fit');
  const [share, setShare] = useState(FIRST_SHARE);
  const [notes, setNotes] = useState(opened.notes);
  const [filter, setFilter] = useState(wholeStory);
  const [areKeysOn, setKeysOn] = useState(true);
  const [isKeyListOpen, setKeyListOpen] = useState(false);
  const [other, setOther] = useState<OpenedTrace | null>(null);
  const [otherProblem, setOtherProblem] = useState('');
  const search = useRef<HTMLInputElement>(null);
  // Typing stays smooth while thousands of steps are searched.
  const wanted = useDeferredValue(filter);
  const steps = useMemo(() => filterSteps(opened, wanted, notes), [opened, wanted, notes]);
  const { step } = player;
  useStepAddress(step, player.jump);

  const compareWith = (file: File): void => {
    player.jump(step);
    void openFile(file).then((result) => {
      setOther(result.ok ? result.opened : null);
      setOtherProblem(result.ok ? '' : result.message);
    });
  };
  const showKeys = (): void => setKeyListOpen(true);
  useReplayKeys(areKeysOn && other === null, {
    toggle: player.toggle,
    back: () => player.jump(step - 1),
    forward: () => player.jump(step + 1),
    first: () => player.jump(0),
    last: () => player.jump(last),
    search: () => search.current?.focus(),
    nextDivergence: () => player.jump(nextOf(opened.divergedSteps, step) ?? step),
    help: showKeys,
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

  if (other !== null) {
    return (
      <>
        <Comparison
          left={opened}
          right={other}
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
    <Box
      sx={{
        display: 'grid',
        height: { md: '100dvh' },
        gridTemplateRows: { md: `auto minmax(0, ${share}dvh) auto auto auto minmax(0, 1fr)` },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <ReplayHeader
        opened={opened}
        notes={notes}
        problem={otherProblem === '' ? problem : otherProblem}
        onFile={onFile}
        onCompare={compareWith}
        onJump={player.jump}
        onKeys={showKeys}
      />
      <Box component="main" sx={{ minHeight: 0, height: { xs: '62dvh', md: 'auto' } }}>
        <Stage title={replayTexts.framedShop} state={opened.states[step]} step={step} screen={screen} />
      </Box>
      <StageDivider share={share} onShare={setShare} from="md" />
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
          step={step}
          isPlaying={player.isPlaying}
          onJump={player.jump}
          onToggle={player.toggle}
        />
      </Box>

      <ReplayFilters
        parts={opened.parts}
        slices={opened.slices}
        filter={filter}
        onFilter={setFilter}
        searchRef={search}
        pace={player.pace}
        onPace={player.choosePace}
        screen={screen}
        onScreen={setScreen}
      />

      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: hasLanes
              ? 'minmax(280px, 4fr) minmax(280px, 4fr) minmax(0, 6fr)'
              : 'minmax(320px, 5fr) minmax(0, 7fr)',
          },
          gridTemplateRows: { xs: hasLanes ? '45dvh 45dvh auto' : '45dvh auto', md: 'minmax(0, 1fr)' },
          bgcolor: 'background.paper',
          '& > * + *': {
            borderTop: { xs: '1px solid', md: 'none' },
            borderLeft: { md: '1px solid' },
            borderColor: { xs: 'divider', md: 'divider' },
          },
        }}
      >
        <Box sx={{ minHeight: 0 }}>
          <ActionList opened={opened} notes={notes} steps={steps} step={step} onJump={player.jump} />
        </Box>
        {hasLanes && (
          <Box sx={{ minHeight: 0, minWidth: 0 }}>
            <LaneList entries={opened.lanes} step={step} onJump={player.jump} />
          </Box>
        )}
        <Box sx={{ minHeight: 0, minWidth: 0 }}>
          <StepDetails opened={opened} step={step}>
            <StepNote
              note={notes.get(step) ?? ''}
              onNote={(text) => setNotes((before) => withNote(before, step, text))}
            />
          </StepDetails>
        </Box>
      </Box>

      {keyList}
    </Box>
  );
}
