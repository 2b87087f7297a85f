import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { Difference } from '../../features/traces/replay';
import { replayTexts } from '../../features/traces/traceTexts';
import { formatPath, formatValue, SHORT_VALUE } from './stepTexts';

/** How many changes of one step are listed. */
const CHANGES_SHOWN = 200;

/** A value or a path as code. */
export const codeSx = {
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

/** What differs between two states, path by path. */
export function ChangeList({ label, changes, from, to }: ChangeListProps) {
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

interface ChangeSectionProps extends ChangeListProps {
  /** Said where nothing differs. */
  readonly none: string;
}

/** The same below its label as a heading. */
export function ChangeSection({ none, ...list }: ChangeSectionProps) {
  return (
    <>
      <Text component="h3" variant="h4" sx={{ marginBottom: 0.5 }}>
        {list.label}
      </Text>
      {list.changes.length === 0 ? (
        <Text variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Text>
      ) : (
        <ChangeList {...list} />
      )}
    </>
  );
}
