import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useId } from 'react';
import { FieldBox, FieldInput } from '../../components/fieldParts';
import { FormSelect } from '../../components/FormSelect';
import { LabelledField } from '../../components/LabelledField';
import { replayTexts } from '../../features/traces/traceTexts';
import type { Pace } from './player';
import { paces } from './player';
import type { StepFilter } from './storyFilter';
import { ANY } from './storyFilter';
import type { FrameScreen } from './ShopFrame';

const screenOptions: readonly { readonly value: FrameScreen; readonly words: string }[] = [
  { value: 'fit', words: replayTexts.screenFit },
  { value: 'phone', words: replayTexts.screenPhone },
  { value: 'tablet', words: replayTexts.screenTablet },
  { value: 'desktop', words: replayTexts.screenDesktop },
];

interface ScreenSelectProps {
  readonly screen: FrameScreen;
  readonly onScreen: (screen: FrameScreen) => void;
}

/** Chooses the screen that the shop is shown on. */
export function ScreenSelect({ screen, onScreen }: ScreenSelectProps) {
  return (
    <FormSelect
      label={replayTexts.screen}
      value={screen}
      options={screenOptions}
      onChange={(value) => {
        const chosen = screenOptions.find((option) => option.value === value);
        if (chosen !== undefined) onScreen(chosen.value);
      }}
    />
  );
}

const showOptions: readonly { readonly value: StepFilter['show']; readonly words: string }[] = [
  { value: 'story', words: replayTexts.showStory },
  { value: 'failures', words: replayTexts.showFailures },
  { value: 'all', words: replayTexts.showAll },
];

/** Names to choose from, after the choice of all. */
function namesToChoose(every: string, names: readonly string[]) {
  return [{ value: ANY, words: every }, ...names.map((name) => ({ value: name, words: name }))];
}

interface ReplayFiltersProps extends ScreenSelectProps {
  /** The parts of the shop. */
  readonly parts: readonly string[];
  /** Names of the state's slices. */
  readonly slices: readonly string[];
  readonly filter: StepFilter;
  readonly onFilter: (filter: StepFilter) => void;
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly searchRef: Ref<HTMLInputElement>;
}

/** What is listed of a trace, and how fast and how wide it is shown. */
export function ReplayFilters(props: ReplayFiltersProps) {
  const { parts, slices, filter, onFilter, searchRef, pace, onPace, screen, onScreen } = props;
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
            ref={searchRef}
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
        value={pace}
        options={paces}
        onChange={(value) => {
          const chosen = paces.find((option) => option.value === value);
          if (chosen !== undefined) onPace(chosen.value);
        }}
      />
      <ScreenSelect screen={screen} onScreen={onScreen} />
    </Box>
  );
}
