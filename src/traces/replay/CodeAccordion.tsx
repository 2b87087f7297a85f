import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';
import { formatValue } from './stepTexts';

function Code({ value }: { readonly value: unknown }) {
  return <code>{formatValue(value, 2)}</code>;
}

/** Not animated, and a value is written out only while it is shown: it can be long. No heading, no landmark. */
const slotProps = {
  transition: { timeout: 0, unmountOnExit: true },
  region: { role: 'presentation' },
} as const;
const slots = { heading: 'div' } as const;

interface CodeAccordionProps {
  readonly summary: ReactNode;
  readonly value: unknown;
}

/** A value as JSON below a button that shows it. */
export function CodeAccordion({ summary, value }: CodeAccordionProps) {
  return (
    <Accordion slots={slots} slotProps={slotProps}>
      <AccordionSummary expandIcon={<ExpandMore />}>{summary}</AccordionSummary>
      <AccordionDetails>
        <Code value={value} />
      </AccordionDetails>
    </Accordion>
  );
}
