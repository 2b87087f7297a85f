import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import { TOUCH_TARGET } from '../../components/tokens';
import { noteTexts, replayTexts } from '../../features/traces/traceTexts';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, stepText } from './stepTexts';

/** Height of a row in CSS pixels. */
export const ROW = TOUCH_TARGET;

const figuresSx = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums', flex: 'none' } as const;

interface StepRowProps {
  readonly id: string;
  readonly opened: OpenedTrace;
  readonly step: number;
  /** '' for none. */
  readonly note: string;
  readonly isCurrent: boolean;
  /** The row's place in the list, from 0, and how many rows the list has. */
  readonly at: number;
  readonly count: number;
  readonly onJump: (step: number) => void;
}

/** One step in the list: what happened, and the type of its action. */
export function StepRow({ id, opened, step, note, isCurrent, at, count, onJump }: StepRowProps) {
  const isDiverged = opened.divergedSteps.includes(step);
  const line = opened.lines[step];
  const hasFailed = line?.kind === 'failure';
  const offset = opened.offsets?.[step];
  const edge = isDiverged ? 'error.main' : isCurrent ? 'primary.main' : 'transparent';
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-setsize={count}
      aria-posinset={at + 1}
      onClick={() => onJump(step)}
      sx={{
        position: 'absolute',
        insetInline: 0,
        height: ROW,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        paddingInline: 2,
        cursor: 'pointer',
        borderLeft: '3px solid',
        borderLeftColor: edge,
        bgcolor: isCurrent ? 'ground' : 'transparent',
        '&:hover': { bgcolor: 'ground' },
      }}
      style={{ top: at * ROW }}
    >
      <Text component="span" variant="caption" sx={{ ...figuresSx, minWidth: '3ch' }}>
        {step}
      </Text>
      <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <Text
          component="span"
          variant="body2"
          noWrap
          sx={{
            lineHeight: 1.3,
            color: hasFailed ? 'error.main' : undefined,
            fontWeight: isCurrent ? 'fontWeightBold' : undefined,
          }}
        >
          {stepText(opened, step)}
        </Text>
        <Text component="span" variant="caption" noWrap sx={{ color: 'text.secondary', lineHeight: 1.2 }}>
          {note === '' ? line?.type : noteTexts.mark(note)}
        </Text>
      </Box>
      {isDiverged && (
        <Text component="span" variant="caption" sx={{ color: 'error.main', flex: 'none' }}>
          {replayTexts.divergesHere}
        </Text>
      )}
      {offset !== undefined && (
        <Text component="span" variant="caption" sx={figuresSx}>
          {formatOffset(offset)}
        </Text>
      )}
    </Box>
  );
}
