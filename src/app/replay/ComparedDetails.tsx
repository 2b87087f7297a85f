import Box from '@mui/material/Box';
import { useDeferredValue, useMemo } from 'react';
import { Text } from '../../components/Text';
import { differencesBetween } from '../../features/traces/replay';
import { compareTexts } from '../../features/traces/traceTexts';
import { createRedactor } from '../../lib/secrets/redact';
import { ChangeSection } from './ChangeList';
import type { ComparedRow } from './comparison';
import type { OpenedTrace } from './openedTrace';
import { detailsSx } from './StepDetails';

interface ComparedDetailsProps {
  readonly left: OpenedTrace;
  readonly right: OpenedTrace;
  readonly row: ComparedRow;
}

/** What differs between the states of two traces at a row. */
export function ComparedDetails({ left, right, row }: ComparedDetailsProps) {
  // Two recordings share no part of their states, so a comparison takes longer than a key stays pressed.
  const { left: first, right: second } = useDeferredValue(row);
  const redact = useMemo(() => createRedactor(), []);
  const differences = useMemo(
    () => differencesBetween(left.states[first.step], right.states[second.step], redact),
    [left, right, first.step, second.step, redact],
  );
  const texts = new Set([first.text, second.text].filter((text) => text !== null));
  return (
    <Box component="section" aria-label={compareTexts.thisPair} tabIndex={0} sx={detailsSx}>
      {[...texts].map((text) => (
        <Text key={text} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      ))}
      <Text variant="body2" sx={{ color: 'text.secondary', marginBottom: 1.5 }}>
        {compareTexts.whichPair(first.step, second.step)}
      </Text>
      <ChangeSection
        label={compareTexts.states}
        changes={differences}
        none={compareTexts.equalStates}
        from={compareTexts.inFirst}
        to={compareTexts.inSecond}
      />
    </Box>
  );
}
