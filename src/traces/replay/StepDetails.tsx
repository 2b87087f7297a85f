import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { joined } from '../../lib/strings';
import { createRedactor } from '../redact';
import { differencesBetween } from './replayTrace';
import { noteTexts, ticketTexts } from '../traceTexts';
import { replayTexts } from '../traceTexts/replayTexts';
import { describePlace } from '../place';
import { ChangeList, CodeAccordion, Details } from './Details';
import { placeAt, type OpenedTrace } from './openedTrace';
import { entryStep, laneDetails, laneTitle, type ShownEntry } from './LaneList';
import { NOTE_LENGTH } from './traceNotes';
import { formatOffset, stepText } from './stepTexts';
import { writeTicket } from './ticket';

/** The browser's own text area, which grows by the theme's style as those of the shop's forms. */
const slotProps = {
  input: { inputComponent: 'textarea' },
  htmlInput: { type: undefined, maxLength: NOTE_LENGTH },
} as const;

/** The body of a call; its text where it was cut, undefined for none. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What an entry beside the actions holds: what a call sent and got, where the recording has it, and a whole error. */
function contentsOf(entry: ShownEntry): readonly { readonly label: string; readonly value: unknown }[] {
  switch (entry.kind) {
    case 'call':
      return [
        { label: replayTexts.sentBody(laneTitle(entry)), value: parsed(entry.request) },
        { label: replayTexts.answerBody(laneTitle(entry)), value: parsed(entry.answer) },
      ];
    case 'console':
    case 'rejection':
      return [{ label: laneDetails(entry), value: [entry.text, ...(entry.stack?.split('\n') ?? [])] }];
    default:
      return [];
  }
}

function EntryContents({ opened, step }: Pick<StepDetailsProps, 'opened' | 'step'>) {
  const current = entryStep(opened.lanes, step);
  const contents = opened.lanes.filter((entry) => entry.step === current).flatMap(contentsOf);
  return contents.map(
    ({ label, value }, index) =>
      value !== undefined && <CodeAccordion key={`${index} ${label}`} summary={label} value={value} />,
  );
}

function CopyTicket({ text }: { readonly text: () => string }) {
  const [label, setLabel] = useState<string>(ticketTexts.copy);
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setLabel(ticketTexts.copied),
      () => setLabel(ticketTexts.notCopied),
    );
  };
  return (
    <Button size="small" variant="outlined" onClick={copy} sx={{ mb: 2 }}>
      {label}
    </Button>
  );
}

interface StepDetailsProps {
  readonly opened: OpenedTrace;
  readonly step: number;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** One step: at the first divergence what the recording says instead, then its note, what it changed, and the action. */
export function StepDetails({ opened, step, note, onNote }: StepDetailsProps) {
  const { states, trace, result, divergedStep } = opened;
  const redact = useMemo(() => createRedactor(), []);
  const changes = useMemo(
    () => (step === 0 ? [] : differencesBetween(states[step - 1], states[step], redact)),
    [states, step, redact],
  );
  const action = trace.actions[step - 1];
  const offset = opened.offsets?.[step];
  const type = opened.lines[step]?.type ?? '';
  const place = placeAt(opened, step);
  const divergence = step === divergedStep ? result.divergence : null;
  const time = offset === undefined ? '' : formatOffset(offset);
  const where = joined([replayTexts.whichStep(step), time, type], ', ');

  return (
    <Details label={replayTexts.thisStep} titles={[stepText(opened, step)]} where={where}>
      {place !== null && (
        <Typography variant="caption" color="textSecondary" component="p">
          {describePlace(place)}
        </Typography>
      )}
      {divergence !== null && (
        <Alert severity="error" icon={false} role="group" aria-label={replayTexts.madeOfIt} sx={{ my: 1 }}>
          <AlertTitle component="h3">{replayTexts.madeOfIt}</AlertTitle>
          <ChangeList
            label={replayTexts.divergence}
            changes={divergence.differences}
            from={replayTexts.recorded}
            to={replayTexts.thisBuild}
          />
        </Alert>
      )}
      <TextField
        label={noteTexts.label}
        placeholder={noteTexts.hint}
        multiline
        rows={2}
        value={note}
        onChange={(event) => onNote(event.target.value)}
        slotProps={slotProps}
        sx={{ mt: 0.5, mb: 2 }}
      />
      <CopyTicket key={step} text={() => writeTicket(opened, step, note)} />
      <Typography component="h3" variant="h4" gutterBottom>
        {replayTexts.changes}
      </Typography>
      <ChangeList
        label={replayTexts.changes}
        changes={changes}
        none={step === 0 ? replayTexts.beginning : replayTexts.noChange}
        from={replayTexts.before}
        to={replayTexts.after}
      />
      <EntryContents opened={opened} step={step} />
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
