import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { Difference } from './replayTrace';
import { replayTexts } from '../traceTexts';
import { CodeAccordion } from './CodeAccordion';
import { formatPath, formatValue, SHORT_VALUE } from './stepTexts';

/** How many changes of one step are listed. */
const CHANGES_SHOWN = 200;

/** The look of a list of changes: up to 200 of them have no styles of their own to compute. */
const changesSx = {
  '& > li': { display: 'block', borderTop: 1, borderColor: 'divider' },
  '& > li > code': { fontWeight: 'fontWeightBold' },
  '& th, & td': { border: 0, padding: '2px 12px 2px 0', verticalAlign: 'baseline' },
  '& th': { width: '1%', whiteSpace: 'nowrap' },
} as const;

/** A value; a long one is collapsed. */
function Value({ value }: { readonly value: unknown }) {
  const text = formatValue(value);
  if (text.length <= SHORT_VALUE) return <code>{text}</code>;
  return <CodeAccordion summary={<code>{`${text.slice(0, SHORT_VALUE / 2)} …`}</code>} value={value} />;
}

interface ChangeListProps {
  readonly label: string;
  readonly changes: readonly Difference[];
  /** What the two sides are called. */
  readonly from: string;
  readonly to: string;
}

/** What differs between two states, path by path. Drawn once for a step, not for each letter of its note. */
export const ChangeList = memo(function ChangeList({ label, changes, from, to }: ChangeListProps) {
  return (
    <>
      <List aria-label={label} disablePadding sx={changesSx}>
        {changes.slice(0, CHANGES_SHOWN).map(({ path, recorded, replayed }) => (
          <ListItem key={formatPath(path)} disableGutters>
            <code>{formatPath(path)}</code>
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

interface ChangeSectionProps extends ChangeListProps {
  /** Said where nothing differs. */
  readonly none: string;
}

/** The same below its label as a heading. */
export function ChangeSection({ none, ...list }: ChangeSectionProps) {
  return (
    <>
      <Typography component="h3" variant="h4" gutterBottom>
        {list.label}
      </Typography>
      {list.changes.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {none}
        </Typography>
      ) : (
        <ChangeList {...list} />
      )}
    </>
  );
}
