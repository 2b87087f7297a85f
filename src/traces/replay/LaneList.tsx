import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import type { LaneEntry } from '../trace';
import { replayTexts } from '../traceTexts';
import { isFailure, laneDetails, laneTitle } from './laneTexts';
import { stepListSx } from './stepListSx';
import { StepText } from './StepText';

interface LaneListProps {
  /** In order of their steps. */
  readonly entries: readonly LaneEntry[];
  readonly step: number;
  readonly onJump: (step: number) => void;
}

interface LaneRowProps {
  readonly entry: LaneEntry;
  readonly isCurrent: boolean;
  readonly onJump: (step: number) => void;
}

/** Drawn once: of hundreds of rows only those of the left and the new step change. */
const LaneRow = memo(function LaneRow({ entry, isCurrent, onJump }: LaneRowProps) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component="button"
        alignItems="flex-start"
        selected={isCurrent}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(entry.step)}
      >
        <span>{entry.step}</span>
        <StepText
          primary={laneTitle(entry)}
          secondary={laneDetails(entry)}
          failed={isFailure(entry) ? 'secondary' : undefined}
        />
      </ListItemButton>
    </ListItem>
  );
});

/** What happened beside the actions: calls, errors, refusals and long tasks. A click jumps to the step. */
export function LaneList({ entries, step, onJump }: LaneListProps) {
  // The rest of the page does not wait for hundreds of rows.
  const shown = useDeferredValue(entries, []);
  return (
    <Stack component="section" aria-label={replayTexts.lanes} sx={{ flex: 1, minHeight: 0 }}>
      <Typography component="h2" variant="h4" sx={{ px: 2, py: 1.5 }}>
        {replayTexts.lanes}
      </Typography>
      <List
        dense
        disablePadding
        sx={{ ...stepListSx, borderTop: 1, borderColor: 'divider', '& > li': { contentVisibility: 'auto' } }}
      >
        {shown.map((entry, index) => (
          <LaneRow key={index} entry={entry} isCurrent={entry.step === step} onJump={onJump} />
        ))}
      </List>
    </Stack>
  );
}
