import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { useCallback, useMemo, useState } from 'react';
import { replayTexts } from '../../features/traces/traceTexts';
import { ActionList } from './ActionList';
import type { OpenedTrace } from './openedTrace';
import { usePlayer } from './player';
import { LaneList } from './LaneList';
import { PlayerControls } from './PlayerControls';
import type { StepFilter } from './ReplayFilters';
import { ANY_SLICE, ReplayFilters } from './ReplayFilters';
import { ReplayHeader } from './ReplayHeader';
import type { FrameWidth } from './ShopFrame';
import { ShopFrame } from './ShopFrame';
import { StepDetails } from './StepDetails';
import { stepName } from './stepTexts';

/** The steps whose action has the words in its name and which changed the slice. */
function filterSteps(opened: OpenedTrace, { words, slice }: StepFilter): readonly number[] {
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
export function Replay({ opened, problem, onFile }: ReplayProps) {
  const last = opened.states.length - 1;
  const player = usePlayer(last, opened.offsets);
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<FrameWidth>('fit');
  const [filter, setFilter] = useState<StepFilter>({ words: '', slice: ANY_SLICE });
  const steps = useMemo(() => filterSteps(opened, filter), [opened, filter]);
  const onReady = useCallback(() => setReady(true), []);
  const hasLanes = opened.lanes.length > 0;
  const state = opened.states[player.step];

  return (
    <Box
      sx={{
        display: 'grid',
        height: { md: '100dvh' },
        gridTemplateRows: { md: 'auto minmax(0, 1fr) auto auto minmax(220px, 32vh)' },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <ReplayHeader opened={opened} problem={problem} onFile={onFile} onJump={player.jump} />

      <Box
        component="main"
        sx={{ minHeight: 0, height: { xs: '62dvh', md: 'auto' }, position: 'relative' }}
        aria-busy={!isReady}
      >
        {state !== undefined && (
          <ShopFrame state={state} step={player.step} width={width} onReady={onReady} />
        )}
        {!isReady && (
          <Text
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
          </Text>
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

      <ReplayFilters
        slices={opened.slices}
        filter={filter}
        onFilter={setFilter}
        pace={player.pace}
        onPace={player.choosePace}
        width={width}
        onWidth={setWidth}
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
          <ActionList opened={opened} steps={steps} step={player.step} onJump={player.jump} />
        </Box>
        {hasLanes && (
          <Box sx={{ minHeight: 0, minWidth: 0 }}>
            <LaneList entries={opened.lanes} step={player.step} onJump={player.jump} />
          </Box>
        )}
        <Box sx={{ minHeight: 0, minWidth: 0 }}>
          <StepDetails opened={opened} step={player.step} />
        </Box>
      </Box>
    </Box>
  );
}
