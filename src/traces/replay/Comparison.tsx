import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useState } from 'react';
import { compareTexts } from '../traceTexts';
import { ComparedDetails } from './ComparedDetails';
import { ComparedLists } from './ComparedLists';
import { compareStories } from './comparison';
import { ComparisonHeader } from './ComparisonHeader';
import type { OpenedTrace } from './openedTrace';
import { Pane, Panes } from './Panes';
import { useReplayKeys } from './replayKeys';
import type { FrameScreen } from './ShopFrame';
import { Stage } from './Stage';
import { StageDivider } from './StageDivider';
import { indexOfStep, nextOf } from './storyFilter';

/** The share of the window that the shops take at first, in per cent of its height. */
const FIRST_SHARE = 44;

interface ComparisonProps {
  readonly left: OpenedTrace;
  readonly right: OpenedTrace;
  /** The step of the left trace. */
  readonly step: number;
  readonly areKeysOn: boolean;
  /** Called with the left trace's step of the chosen row. */
  readonly onStep: (step: number) => void;
  /** Shows the keys of the page. */
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** Two traces side by side: both shops above, both lists of steps below, and what differs in their states. */
export function Comparison({ left, right, step, areKeysOn, onStep, onKeys, onClose }: ComparisonProps) {
  const [screen, setScreen] = useState<FrameScreen>('fit');
  const [share, setShare] = useState(FIRST_SHARE);
  const [chosen, setChosen] = useState(0);
  const rows = useMemo(() => compareStories(left, right), [left, right]);
  const leftSteps = useMemo(() => rows.map((row) => row.left.step), [rows]);
  const differing = useMemo(() => rows.flatMap(({ isSame }, at) => (isSame ? [] : [at])), [rows]);

  // Several rows can show one step of the left trace; the step in the address can be any.
  const current = leftSteps[chosen] === step ? chosen : Math.max(0, indexOfStep(leftSteps, step));
  const row = rows[current];
  const choose = useCallback(
    (wanted: number): void => {
      const at = Math.max(0, Math.min(wanted, leftSteps.length - 1));
      setChosen(at);
      onStep(leftSteps[at] ?? 0);
    },
    [leftSteps, onStep],
  );
  const chooseNext = (): void => choose(nextOf(differing, current) ?? current);
  useReplayKeys(areKeysOn, {
    back: () => choose(current - 1),
    forward: () => choose(current + 1),
    first: () => choose(0),
    last: () => choose(rows.length - 1),
    nextDivergence: chooseNext,
    help: onKeys,
  });

  const sides = [
    { side: 'left', opened: left, title: compareTexts.firstShop },
    { side: 'right', opened: right, title: compareTexts.secondShop },
  ] as const;
  return (
    <Stack sx={{ height: { lg: '100dvh' } }}>
      <ComparisonHeader
        rows={rows}
        screen={screen}
        onScreen={setScreen}
        hasDifference={differing.length > 0}
        onNext={chooseNext}
        onKeys={onKeys}
        onClose={onClose}
      />
      <Stack
        component="main"
        direction={{ xs: 'column', md: 'row' }}
        spacing="1px"
        sx={{
          flex: { lg: `0 1 ${share}dvh` },
          height: { xs: '100dvh', md: '50dvh', lg: 'auto' },
          minHeight: 0,
          bgcolor: 'divider',
        }}
      >
        {sides.map(({ side, opened, title }) => (
          <Stage
            key={side}
            title={title}
            state={opened.states[row?.[side].step ?? 0]}
            step={row?.[side].step ?? 0}
            screen={screen}
          />
        ))}
      </Stack>
      <StageDivider share={share} onShare={setShare} from="lg" />
      <Panes from="lg">
        <ComparedLists left={left} right={right} rows={rows} row={current} onRow={choose} />
        <Pane from="lg" weight={5}>
          {row !== undefined && <ComparedDetails left={left} right={right} row={row} />}
        </Pane>
      </Panes>
    </Stack>
  );
}
