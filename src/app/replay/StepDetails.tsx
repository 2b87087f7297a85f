import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { createRedactor } from '../../lib/secrets/redact';
import { differencesBetween } from '../../features/traces/replay';
import { replayTexts } from '../../features/traces/traceTexts';
import { ChangeList, ChangeSection, codeSx } from './ChangeList';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, formatValue, stepText } from './stepTexts';

/** A part of the page that is scrolled by itself. */
export const detailsSx = {
  overflowY: 'auto',
  minHeight: 0,
  height: '100%',
  padding: 2,
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

interface StepDetailsProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  /** Shown below the step's name. */
  readonly children: ReactNode;
}

/** One step: the action, what it changed, and, at the first divergence, what the recording says instead. */
export function StepDetails({ opened, step, children }: StepDetailsProps) {
  const { states, trace, result, divergedStep } = opened;
  const redact = useMemo(() => createRedactor(), []);
  const changes = useMemo(
    () => (step === 0 ? [] : differencesBetween(states[step - 1], states[step], redact)),
    [states, step, redact],
  );
  const action = trace.actions[step - 1];
  const offset = opened.offsets?.[step];
  const type = opened.lines[step]?.type ?? '';
  const divergence = step === divergedStep ? result.divergence : null;

  return (
    <Box component="section" aria-label={replayTexts.thisStep} tabIndex={0} sx={detailsSx}>
      <Text component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {stepText(opened, step)}
      </Text>
      <Text variant="body2" sx={{ color: 'text.secondary', marginBottom: 1.5 }}>
        {replayTexts.whichStep(step)}
        {offset === undefined ? '' : `, ${formatOffset(offset)}`}
        {type === '' ? '' : `, ${type}`}
      </Text>
      {children}
      {divergence !== null && (
        <Box
          sx={{ borderLeft: '3px solid', borderColor: 'error.main', paddingLeft: 1.5, marginBottom: 2 }}
          component="section"
        >
          <Text component="h3" variant="h4" sx={{ marginBottom: 0.5 }}>
            {replayTexts.madeOfIt}
          </Text>
          <ChangeList
            label={replayTexts.divergence}
            changes={divergence.differences}
            from={replayTexts.recorded}
            to={replayTexts.thisBuild}
          />
        </Box>
      )}
      <ChangeSection
        label={replayTexts.changes}
        changes={changes}
        none={step === 0 ? replayTexts.beginning : replayTexts.noChange}
        from={replayTexts.before}
        to={replayTexts.after}
      />
      {action !== undefined && (
        <Box component="details" sx={{ ...codeSx, marginTop: 2 }}>
          <Box
            component="summary"
            sx={{ cursor: 'pointer', typography: 'h4', minHeight: 44, alignContent: 'center' }}
          >
            {replayTexts.action}
          </Box>
          {formatValue(action, 2)}
        </Box>
      )}
    </Box>
  );
}
