import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { memo, type Ref } from 'react';
import { replayTexts } from '../traceTexts/replayTexts';
import type { OpenedTrace } from './openedTrace';
import type { Pace } from './player';
import { ANY, type StepFilter } from './storyFilter';
import type { FrameScreen } from './ShopFrame';

type Choices<Value extends string> = readonly (readonly [value: Value, words: string])[];

function choicesOf(every: string, names: readonly string[]): Choices<string> {
  return [[ANY, every], ...names.map((name) => [name, name] as const)];
}

interface ChoiceSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: Choices<Value>;
  readonly onChange: (value: Value) => void;
}

function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([option]) => option === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </TextField>
  );
}

interface ScreenSelectProps {
  readonly screen: FrameScreen;
  readonly onScreen: (screen: FrameScreen) => void;
}

export function ScreenSelect({ screen, onScreen }: ScreenSelectProps) {
  return (
    <ChoiceSelect
      label={replayTexts.screen}
      value={screen}
      options={replayTexts.screens}
      onChange={onScreen}
    />
  );
}

interface ReplayFiltersProps extends ScreenSelectProps {
  readonly opened: OpenedTrace;
  readonly filter: StepFilter;
  readonly onFilter: (filter: StepFilter) => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** What is listed of a trace, and how fast and how wide it is shown. Drawn once for all steps. */
export const ReplayFilters = memo(function ReplayFilters(props: ReplayFiltersProps) {
  const { opened, filter, onFilter, searchRef, pace, onPace, screen, onScreen } = props;
  return (
    <Box
      role="search"
      aria-label={replayTexts.actions}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'minmax(0, 2fr) repeat(5, minmax(0, 1fr))',
        },
        px: 2,
        pt: 1,
        pb: 1.5,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        type="search"
        label={replayTexts.search}
        inputRef={searchRef}
        value={filter.words}
        onChange={(event) => onFilter({ ...filter, words: event.target.value })}
      />
      <ChoiceSelect
        label={replayTexts.show}
        value={filter.show}
        options={replayTexts.shows}
        onChange={(show) => onFilter({ ...filter, show })}
      />
      <ChoiceSelect
        label={replayTexts.part}
        value={filter.part}
        options={choicesOf(replayTexts.everyPart, opened.parts)}
        onChange={(part) => onFilter({ ...filter, part })}
      />
      <ChoiceSelect
        label={replayTexts.slice}
        value={filter.slice}
        options={choicesOf(replayTexts.everySlice, opened.slices)}
        onChange={(slice) => onFilter({ ...filter, slice })}
      />
      <ChoiceSelect label={replayTexts.pace} value={pace} options={replayTexts.paces} onChange={onPace} />
      <ScreenSelect screen={screen} onScreen={onScreen} />
    </Box>
  );
});
