import { useDeferredValue, useMemo } from 'react';
import { differencesBetween } from './replayTrace';
import { compareTexts } from '../traceTexts';
import { createRedactor } from '../redact';
import { ChangeSection } from './ChangeList';
import type { ComparedRow } from './comparison';
import { Details } from './Details';
import type { OpenedTrace } from './openedTrace';

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
    <Details
      label={compareTexts.thisPair}
      titles={texts}
      where={compareTexts.whichPair(first.step, second.step)}
    >
      <ChangeSection
        label={compareTexts.states}
        changes={differences}
        none={compareTexts.equalStates}
        from={compareTexts.inFirst}
        to={compareTexts.inSecond}
      />
    </Details>
  );
}
