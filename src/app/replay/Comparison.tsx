import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { compareTexts } from '../../features/traces/traceTexts';
import { ComparedDetails } from './ComparedDetails';
import { ComparedLists } from './ComparedLists';
import { compareStories } from './comparison';
import { ComparisonHeader } from './ComparisonHeader';
import type { OpenedTrace } from './openedTrace';
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
  const choose = (wanted: number): void => {
    const at = Math.max(0, Math.min(wanted, rows.length - 1));
    setChosen(at);
    onStep(leftSteps[at] ?? 0);
  };
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
    <Box
      sx={{
        display: 'grid',
        height: { lg: '100dvh' },
        gridTemplateRows: { lg: `auto minmax(0, ${share}dvh) auto minmax(0, 1fr)` },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <ComparisonHeader
        rows={rows}
        screen={screen}
        onScreen={setScreen}
        hasDifference={differing.length > 0}
        onNext={chooseNext}
        onKeys={onKeys}
        onClose={onClose}
      />
      <Box
        component="main"
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gridTemplateRows: { xs: '50dvh 50dvh', md: '50dvh', lg: 'minmax(0, 1fr)' },
          gap: '1px',
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
      </Box>
      <StageDivider share={share} onShare={setShare} from="lg" />
      <Box
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 5fr)' },
          gridTemplateRows: { lg: 'minmax(0, 1fr)' },
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        <ComparedLists left={left} right={right} rows={rows} row={current} onRow={choose} />
        {row !== undefined && <ComparedDetails left={left} right={right} row={row} />}
      </Box>
    </Box>
  );
}
