import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { createRedactor } from '../redact';
import { differencesBetween } from './replayTrace';
import { replayTexts } from '../traceTexts';
import { ChangeList, ChangeSection } from './ChangeList';
import { CodeAccordion } from './CodeAccordion';
import { Details } from './Details';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, stepText } from './stepTexts';

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
  const where = [
    replayTexts.whichStep(step),
    ...(offset === undefined ? [] : [formatOffset(offset)]),
    ...(type === '' ? [] : [type]),
  ];

  return (
    <Details label={replayTexts.thisStep} titles={[stepText(opened, step)]} where={where.join(', ')}>
      {children}
      {divergence !== null && (
        <Alert severity="error" icon={false} role="group" aria-label={replayTexts.madeOfIt} sx={{ mb: 2 }}>
          <AlertTitle component="h3">{replayTexts.madeOfIt}</AlertTitle>
          <ChangeList
            label={replayTexts.divergence}
            changes={divergence.differences}
            from={replayTexts.recorded}
            to={replayTexts.thisBuild}
          />
        </Alert>
      )}
      <ChangeSection
        label={replayTexts.changes}
        changes={changes}
        none={step === 0 ? replayTexts.beginning : replayTexts.noChange}
        from={replayTexts.before}
        to={replayTexts.after}
      />
      {action !== undefined && (
        <CodeAccordion
          summary={
            <Typography component="span" variant="h4">
              {replayTexts.action}
            </Typography>
          }
          value={action}
        />
      )}
    </Details>
  );
}
