import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { memo } from 'react';
import type { LaneEntry } from '../../features/traces/trace';
import { replayTexts } from '../../features/traces/traceTexts';
import { isFailure, laneDetails, laneTitle } from './laneTexts';

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
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', contentVisibility: 'auto' }}>
      <Box
        component="button"
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onJump(entry.step)}
        sx={{
          display: 'grid',
          gridTemplateColumns: '4ch minmax(0, 1fr)',
          columnGap: 1.5,
          width: '100%',
          minHeight: 44,
          padding: '6px 16px',
          border: 0,
          borderLeft: '3px solid',
          borderLeftColor: isCurrent ? 'primary.main' : 'transparent',
          bgcolor: isCurrent ? 'ground' : 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'ground' },
          '&:focus-visible': { outlineOffset: '-2px' },
        }}
      >
        <Text
          component="span"
          variant="caption"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {entry.step}
        </Text>
        <span>
          <Text component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {laneTitle(entry)}
          </Text>
          <Text
            component="span"
            variant="caption"
            sx={{
              display: 'block',
              overflowWrap: 'anywhere',
              color: isFailure(entry) ? 'error.main' : 'text.secondary',
            }}
          >
            {laneDetails(entry)}
          </Text>
        </span>
      </Box>
    </Box>
  );
});

/** What happened beside the actions: calls, errors, refusals and long tasks. A click jumps to the step. */
export function LaneList({ entries, step, onJump }: LaneListProps) {
  return (
    <Box
      component="section"
      aria-label={replayTexts.lanes}
      sx={{ height: '100%', minHeight: 0, overflowY: 'auto' }}
    >
      <Text component="h2" variant="h4" sx={{ padding: '12px 16px' }}>
        {replayTexts.lanes}
      </Text>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry, index) => (
          <LaneRow key={index} entry={entry} isCurrent={entry.step === step} onJump={onJump} />
        ))}
      </Box>
    </Box>
  );
}
