import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Difference } from '../../features/traces/replay';
import { createRedactor } from '../../lib/secrets/redact';
import { differencesBetween } from '../../features/traces/replay';
import { replayTexts } from '../../features/traces/traceTexts';
import type { OpenedTrace } from './openedTrace';
import { formatOffset, formatPath, formatValue, SHORT_VALUE, stepText } from './stepTexts';

/** How many changes of one step are listed. */
const CHANGES_SHOWN = 200;

const codeSx = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
} as const;

/** A value; a long one is collapsed. */
function Value({ value }: { readonly value: unknown }) {
  const text = formatValue(value);
  if (text.length <= SHORT_VALUE) {
    return (
      <Box component="code" sx={codeSx}>
        {text}
      </Box>
    );
  }
  return (
    <Box component="details" sx={codeSx}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        {`${text.slice(0, SHORT_VALUE / 2)} …`}
      </Box>
      {formatValue(value, 2)}
    </Box>
  );
}

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Difference[];
  /** What the two sides are called. */
  readonly from: string;
  readonly to: string;
}

function ChangeList({ label, changes, from, to }: ChangeListProps) {
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.slice(0, CHANGES_SHOWN).map((change) => (
          <Box
            component="li"
            key={formatPath(change.path)}
            sx={{ borderTop: '1px solid', borderColor: 'divider', paddingBlock: 1 }}
          >
            <Box component="code" sx={{ ...codeSx, fontWeight: 'fontWeightBold' }}>
              {formatPath(change.path)}
            </Box>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                columnGap: 1.5,
                rowGap: 0.25,
                margin: 0,
                '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
                '& dd': { margin: 0 },
              }}
            >
              <dt>{from}</dt>
              <dd>
                <Value value={change.recorded} />
              </dd>
              <dt>{to}</dt>
              <dd>
                <Value value={change.replayed} />
              </dd>
            </Box>
          </Box>
        ))}
      </Box>
      {changes.length > CHANGES_SHOWN && (
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {replayTexts.more(changes.length - CHANGES_SHOWN)}
        </Text>
      )}
    </>
  );
}

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
    <Box
      component="section"
      aria-label={replayTexts.thisStep}
      tabIndex={0}
      sx={{
        overflowY: 'auto',
        minHeight: 0,
        height: '100%',
        padding: 2,
        '&:focus-visible': { outlineOffset: '-2px' },
      }}
    >
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
      <Text component="h3" variant="h4" sx={{ marginBottom: 0.5 }}>
        {replayTexts.changes}
      </Text>
      {changes.length === 0 ? (
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {step === 0 ? replayTexts.beginning : replayTexts.noChange}
        </Text>
      ) : (
        <ChangeList
          label={replayTexts.changes}
          changes={changes}
          from={replayTexts.before}
          to={replayTexts.after}
        />
      )}
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
