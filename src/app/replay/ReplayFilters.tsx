import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldBox, FieldInput } from '../../components/fieldParts';
import { FormSelect } from '../../components/FormSelect';
import { LabelledField } from '../../components/LabelledField';
import { replayTexts } from '../../features/traces/traceTexts';
import type { Pace } from './player';
import { paces } from './player';
import type { StepFilter } from './storyFilter';
import { ANY } from './storyFilter';
import type { FrameWidth } from './ShopFrame';

const widthOptions: readonly { readonly value: FrameWidth; readonly words: string }[] = [
  { value: 'fit', words: replayTexts.widthFit },
  { value: 'phone', words: replayTexts.widthPhone },
  { value: 'tablet', words: replayTexts.widthTablet },
  { value: 'desktop', words: replayTexts.widthDesktop },
];

const showOptions: readonly { readonly value: StepFilter['show']; readonly words: string }[] = [
  { value: 'story', words: replayTexts.showStory },
  { value: 'failures', words: replayTexts.showFailures },
  { value: 'all', words: replayTexts.showAll },
];

/** Names to choose from, after the choice of all. */
function namesToChoose(every: string, names: readonly string[]) {
  return [{ value: ANY, words: every }, ...names.map((name) => ({ value: name, words: name }))];
}

interface ReplayFiltersProps {
  /** The parts of the shop. */
  readonly parts: readonly string[];
  /** Names of the state's slices. */
  readonly slices: readonly string[];
  readonly filter: StepFilter;
  readonly onFilter: (filter: StepFilter) => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly width: FrameWidth;
  readonly onWidth: (width: FrameWidth) => void;
}

/** What is listed of a trace, and how fast and how wide it is shown. */
export function ReplayFilters(props: ReplayFiltersProps) {
  const { parts, slices, filter, onFilter } = props;
  const searchId = useId();
  return (
    <Box
      role="search"
      aria-label={replayTexts.actions}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '2fr repeat(5, 1fr)' },
        gap: 1.5,
        padding: '8px 16px 12px',
        borderBlock: '1px solid',
        borderColor: 'divider',
      }}
    >
      <LabelledField id={searchId} label={replayTexts.search}>
        <FieldBox>
          <FieldInput
            id={searchId}
            type="search"
            value={filter.words}
            onChange={(event) => onFilter({ ...filter, words: event.target.value })}
          />
        </FieldBox>
      </LabelledField>
      <FormSelect
        label={replayTexts.show}
        value={filter.show}
        options={showOptions}
        onChange={(value) => {
          const chosen = showOptions.find((option) => option.value === value);
          if (chosen !== undefined) onFilter({ ...filter, show: chosen.value });
        }}
      />
      <FormSelect
        label={replayTexts.part}
        value={filter.part}
        options={namesToChoose(replayTexts.everyPart, parts)}
        onChange={(part) => onFilter({ ...filter, part })}
      />
      <FormSelect
        label={replayTexts.slice}
        value={filter.slice}
        options={namesToChoose(replayTexts.everySlice, slices)}
        onChange={(slice) => onFilter({ ...filter, slice })}
      />
      <FormSelect
        label={replayTexts.pace}
        value={props.pace}
        options={paces}
        onChange={(value) => {
          const chosen = paces.find((pace) => pace.value === value);
          if (chosen !== undefined) props.onPace(chosen.value);
        }}
      />
      <FormSelect
        label={replayTexts.screen}
        value={props.width}
        options={widthOptions}
        onChange={(value) => {
          const chosen = widthOptions.find((option) => option.value === value);
          if (chosen !== undefined) props.onWidth(chosen.value);
        }}
      />
    </Box>
  );
}
