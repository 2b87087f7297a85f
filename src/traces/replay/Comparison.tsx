import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { keyTexts } from '../traceTexts';
import { compareTexts } from '../traceTexts/replayTexts';
import { StepRow } from './ActionList';
import { compareStories, describeRows, type ComparedRow } from './comparison';
import { ChangeList, Details } from './Details';
import { useReplayKeys } from './KeyList';
import { placeAt, type OpenedTrace } from './openedTrace';
import { Pane, Panes } from './Panes';
import { ScreenSelect } from './ReplayFilters';
import { RowList, useStepRow } from './RowList';
import { TopBar } from './ReplayHeader';
import { ShopFrame, type FrameScreen } from './ShopFrame';
import { nextOf } from './storyFilter';
import { differencesOfVisits } from './visitDifferences';

interface ComparedListProps {
  readonly rows: readonly ComparedRow[];
  readonly row: number;
  readonly onRow: (row: number) => void;
  readonly side: 'left' | 'right';
  readonly opened: OpenedTrace;
  readonly label: string;
}

/** The steps of one of two traces. It has an empty row where only the other one has a step. */
function ComparedList({ side, opened, label, rows, row, onRow }: ComparedListProps) {
  const other = side === 'left' ? 'right' : 'left';
  const renderRow = useCallback(
    (at: number) => {
      const compared = rows[at];
      if (compared === undefined || compared[side].text === null) {
        return <span>{compareTexts.missing}</span>;
      }
      const different = compared[other].text === null ? compareTexts.onlyHere : compareTexts.differs;
      const words = compared.isSame ? compareTexts.same : different;
      return (
        <StepRow opened={opened} step={compared[side].step} mark={{ words, isFailure: !compared.isSame }} />
      );
    },
    [side, other, opened, rows],
  );
  return (
    <Pane weight={1} isList>
      <Typography component="h2" variant="h4" noWrap title={label} sx={{ px: 2, py: 1.5, flexShrink: 0 }}>
        {label}
      </Typography>
      <RowList label={label} count={rows.length} row={row} onRow={onRow} renderRow={renderRow} />
    </Pane>
  );
}

interface ComparedTraces {
  readonly left: OpenedTrace;
  readonly right: OpenedTrace;
}

function ComparedDetails({ left, right, row }: ComparedTraces & { readonly row: ComparedRow }) {
  // Two recordings share no part of their states, so a comparison takes longer than a key stays pressed.
  const { left: first, right: second } = useDeferredValue(row);
  const differences = useMemo(
    () => differencesOfVisits(left.states[first.step], right.states[second.step]),
    [left, right, first.step, second.step],
  );
  const texts = new Set([first.text, second.text].filter((text) => text !== null));
  return (
    <Details
      label={compareTexts.thisPair}
      titles={texts}
      where={compareTexts.whichPair(first.step, second.step)}
    >
      <Typography component="h3" variant="h4" gutterBottom>
        {compareTexts.states}
      </Typography>
      <ChangeList
        label={compareTexts.states}
        changes={differences}
        none={compareTexts.equalStates}
        from={compareTexts.inFirst}
        to={compareTexts.inSecond}
      />
    </Details>
  );
}

interface ComparisonProps extends ComparedTraces {
  /** The step of the left trace. */
  readonly step: number;
  readonly areKeysOn: boolean;
  /** Called with the left trace's step of the chosen row. */
  readonly onStep: (step: number) => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** Two traces side by side: both shops above, both lists of steps below, and what differs in their states. */
export function Comparison({ left, right, step, areKeysOn, onStep, onKeys, onClose }: ComparisonProps) {
  const [screen, setScreen] = useState<FrameScreen>('recorded');
  const rows = useMemo(() => compareStories(left, right), [left, right]);
  const differing = useMemo(() => rows.flatMap(({ isSame }, at) => (isSame ? [] : [at])), [rows]);

  const steps = useMemo(() => rows.map(({ left: { step: each } }) => ({ step: each })), [rows]);
  // The step in the address can be any.
  const nearest = steps.findLastIndex((each) => each.step <= step);
  const { row: current, onRow } = useStepRow(steps, step, Math.max(0, nearest), onStep);
  const row = rows[current];
  const choose = (wanted: number): void => onRow(Math.max(0, Math.min(wanted, rows.length - 1)));
  const chooseNext = (): void => choose(nextOf(differing, current) ?? current);
  useReplayKeys(areKeysOn, {
    ArrowLeft: () => choose(current - 1),
    ArrowRight: () => choose(current + 1),
    Home: () => choose(0),
    End: () => choose(rows.length - 1),
    n: chooseNext,
    '?': onKeys,
  });

  const sides = [
    { side: 'left', opened: left, title: compareTexts.firstShop, list: compareTexts.first(left.fileName) },
    {
      side: 'right',
      opened: right,
      title: compareTexts.secondShop,
      list: compareTexts.second(right.fileName),
    },
  ] as const;
  return (
    <Stack sx={{ height: { md: '100dvh' } }}>
      <TopBar
        title={compareTexts.title}
        result={describeRows(rows)}
        resultColor={differing.length > 0 ? 'error' : 'success'}
      >
        <Box sx={{ flex: '0 1 220px' }}>
          <ScreenSelect screen={screen} onScreen={setScreen} />
        </Box>
        {differing.length > 0 && (
          <Button size="small" variant="outlined" onClick={chooseNext}>
            {compareTexts.nextDifference}
          </Button>
        )}
        <Button size="small" onClick={onKeys}>
          {keyTexts.open}
        </Button>
        <Button size="small" variant="outlined" onClick={onClose}>
          {compareTexts.close}
        </Button>
      </TopBar>
      <Stack
        component="main"
        direction={{ xs: 'column', md: 'row' }}
        spacing="1px"
        sx={{
          flex: { md: '0 1 44dvh' },
          height: { xs: '100dvh', md: 'auto' },
          minHeight: 0,
          bgcolor: 'divider',
        }}
      >
        {sides.map(({ side, opened, title }) => {
          const shown = row?.[side].step ?? 0;
          return (
            <ShopFrame
              key={side}
              title={title}
              state={opened.states[shown]}
              step={shown}
              screen={screen}
              place={placeAt(opened, shown)}
            />
          );
        })}
      </Stack>
      <Panes>
        {sides.map(({ side, opened, list }) => (
          <ComparedList
            key={side}
            side={side}
            opened={opened}
            label={list}
            rows={rows}
            row={current}
            onRow={onRow}
          />
        ))}
        <Pane weight={1}>{row !== undefined && <ComparedDetails left={left} right={right} row={row} />}</Pane>
      </Panes>
    </Stack>
  );
}
