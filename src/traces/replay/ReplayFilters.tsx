import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import { memo, type Ref } from 'react';
import { replayTexts } from '../traceTexts';
import { paces, type Pace } from './player';
import { ANY, type StepFilter } from './storyFilter';
import type { FrameScreen } from './ShopFrame';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly words: string;
}

const screenOptions: readonly Choice<FrameScreen>[] = [
  { value: 'recorded', words: replayTexts.screenRecorded },
  { value: 'fit', words: replayTexts.screenFit },
  { value: 'phone', words: replayTexts.screenPhone },
  { value: 'tablet', words: replayTexts.screenTablet },
  { value: 'desktop', words: replayTexts.screenDesktop },
];

const showOptions: readonly Choice<StepFilter['show']>[] = [
  { value: 'story', words: replayTexts.showStory },
  { value: 'failures', words: replayTexts.showFailures },
  { value: 'all', words: replayTexts.showAll },
];

function namesToChoose(every: string, names: readonly string[]): readonly Choice<string>[] {
  return [{ value: ANY, words: every }, ...names.map((name) => ({ value: name, words: name }))];
}

interface ChoiceSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
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
    <ChoiceSelect label={replayTexts.screen} value={screen} options={screenOptions} onChange={onScreen} />
  );
}

interface ReplayFiltersProps extends ScreenSelectProps {
  readonly parts: readonly string[];
  readonly slices: readonly string[];
  readonly filter: StepFilter;
  readonly onFilter: (filter: StepFilter) => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** What is listed of a trace, and how fast and how wide it is shown. Drawn once for all steps. */
export const ReplayFilters = memo(function ReplayFilters(props: ReplayFiltersProps) {
  const { parts, slices, filter, onFilter, searchRef, pace, onPace, screen, onScreen } = props;
  return (
    <Grid
      container
      role="search"
      aria-label={replayTexts.actions}
      columns={{ xs: 2, md: 3, lg: 7 }}
      spacing={1.5}
      sx={{ px: 2, pt: 1, pb: 1.5, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Grid size={{ xs: 1, lg: 2 }}>
        <TextField
          type="search"
          label={replayTexts.search}
          inputRef={searchRef}
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.target.value })}
        />
      </Grid>
      <Grid size={1}>
        <ChoiceSelect
          label={replayTexts.show}
          value={filter.show}
          options={showOptions}
          onChange={(show) => onFilter({ ...filter, show })}
        />
      </Grid>
      <Grid size={1}>
        <ChoiceSelect
          label={replayTexts.part}
          value={filter.part}
          options={namesToChoose(replayTexts.everyPart, parts)}
          onChange={(part) => onFilter({ ...filter, part })}
        />
      </Grid>
      <Grid size={1}>
        <ChoiceSelect
          label={replayTexts.slice}
          value={filter.slice}
          options={namesToChoose(replayTexts.everySlice, slices)}
          onChange={(slice) => onFilter({ ...filter, slice })}
        />
      </Grid>
      <Grid size={1}>
        <ChoiceSelect label={replayTexts.pace} value={pace} options={paces} onChange={onPace} />
      </Grid>
      <Grid size={1}>
        <ScreenSelect screen={screen} onScreen={onScreen} />
      </Grid>
    </Grid>
  );
});
