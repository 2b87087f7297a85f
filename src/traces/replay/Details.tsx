import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { Difference } from '../delta';
import { replayTexts } from '../traceTexts/replayTexts';
import { formatValue, SHORT_VALUE } from './stepTexts';

const CHANGES_SHOWN = 200;

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
        <code>{formatValue(value, 2)}</code>
      </AccordionDetails>
    </Accordion>
  );
}

function Value({ value }: { readonly value: unknown }) {
  const text = formatValue(value);
  if (text.length <= SHORT_VALUE) return <code>{text}</code>;
  return <CodeAccordion summary={<code>{`${text.slice(0, SHORT_VALUE / 2)} …`}</code>} value={value} />;
}

/** The look of a list of changes: up to 200 of them have no styles of their own to compute. */
const changesSx = {
  '& > li': { display: 'block', borderTop: 1, borderColor: 'divider' },
  '& > li > code': { fontWeight: 'fontWeightBold' },
  '& th, & td': { border: 0, padding: '2px 12px 2px 0', verticalAlign: 'baseline' },
  '& th': { width: '1%', whiteSpace: 'nowrap' },
} as const;

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Difference[];
  readonly from: string;
  readonly to: string;
  /** Said where nothing differs. */
  readonly none?: string;
}

/** What differs between two states, path by path. Drawn once for a step, not for each letter of its note. */
export const ChangeList = memo(function ChangeList({ label, changes, from, to, none }: ChangeListProps) {
  if (changes.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {none}
      </Typography>
    );
  }
  return (
    <>
      <List aria-label={label} disablePadding sx={changesSx}>
        {changes.slice(0, CHANGES_SHOWN).map(({ path, recorded, replayed }) => (
          <ListItem key={path.join('.')} disableGutters>
            <code>{path.length === 0 ? replayTexts.wholeState : path.join('.')}</code>
            <Table>
              <TableBody>
                {[
                  { side: from, value: recorded },
                  { side: to, value: replayed },
                ].map(({ side, value }) => (
                  <TableRow key={side}>
                    <TableCell component="th" scope="row" variant="head">
                      {side}
                    </TableCell>
                    <TableCell>
                      <Value value={value} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </ListItem>
        ))}
      </List>
      {changes.length > CHANGES_SHOWN && (
        <Typography variant="body2" color="textSecondary">
          {replayTexts.more(changes.length - CHANGES_SHOWN)}
        </Typography>
      )}
    </>
  );
});

interface DetailsProps {
  readonly label: string;
  readonly titles: Iterable<string>;
  readonly where: string;
  readonly children: ReactNode;
}

/** What is to say of a step: scrolled by itself. */
export function Details({ label, titles, where, children }: DetailsProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        p: 2,
        '&:focus-visible': { outlineOffset: '-2px' },
        '& code': {
          display: 'block',
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.8125rem',
          fontWeight: 'fontWeightRegular',
          lineHeight: 1.5,
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        },
      }}
    >
      {Array.from(titles, (title, index) => (
        <Typography key={index} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {where}
      </Typography>
      {children}
    </Box>
  );
}
