import Stack from '@mui/material/Stack';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { withNote } from './traceNotes';
import { replayTexts } from '../traceTexts/replayTexts';
import { ActionList } from './ActionList';
import { Comparison } from './Comparison';
import { openFile, placeAt, type OpenedTrace, type OpeningResult } from './openedTrace';
import { Pane, Panes } from './Panes';
import { readStepAddress, usePlayer, useStepAddress } from './player';
import { LaneList } from './LaneList';
import { PlayerControls } from './PlayerControls';
import { ReplayFilters } from './ReplayFilters';
import { ReplayHeader } from './ReplayHeader';
import { KeyList, useReplayKeys } from './KeyList';
import { ShopFrame, type FrameScreen } from './ShopFrame';
import { StepDetails } from './StepDetails';
import { filterStory, nextOf, wholeStory } from './storyFilter';

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
      <PlayerControls
        opened={opened}
        step={step}
        isPlaying={player.isPlaying}
        onJump={player.jump}
        onToggle={player.toggle}
      />
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
