import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { PageHeading } from '../../components/PageHeading';
import type { ConnectionTest } from './diagnosticsState';
import { diagnosticsTexts } from './diagnosticsTexts';

interface ApiTestScreenProps {
  readonly apiUrl: string;
  readonly connection: ConnectionTest;
  readonly onTest: () => void;
}

const factsSx = {
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;

/** The API's URL, and a test of the connection (specification, section 2). */
export function ApiTestScreen({ apiUrl, connection, onTest }: ApiTestScreenProps) {
  const isTesting = connection.kind === 'testing';
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading>{diagnosticsTexts.heading}</PageHeading>
      <Box
        component="dl"
        sx={{ ...factsSx, marginBlock: 3, paddingBlock: 2, borderBlock: '1px solid', borderColor: 'divider' }}
      >
        <dt>{diagnosticsTexts.backendUrl}</dt>
        <dd>
          <code>{apiUrl}</code>
        </dd>
      </Box>
      <Button variant="contained" color="primary" aria-disabled={isTesting || undefined} onClick={onTest}>
        {isTesting ? diagnosticsTexts.testing : diagnosticsTexts.test}
      </Button>
      <Box role="status" sx={{ minHeight: 64, marginTop: 3 }}>
        <Outcome connection={connection} />
      </Box>
    </Box>
  );
}

function Outcome({ connection }: Pick<ApiTestScreenProps, 'connection'>) {
  if (connection.kind === 'connected') {
    const { storeName, status, headers, duration } = connection;
    const store = storeName === '' ? diagnosticsTexts.store : storeName;
    const milliseconds = Math.round(duration);
    return (
      <>
        <Text sx={{ color: 'success.main', fontWeight: 'fontWeightBold' }}>{diagnosticsTexts.connected}</Text>
        <Text>
          {status === null
            ? diagnosticsTexts.answered(store, milliseconds)
            : diagnosticsTexts.answeredWith(store, milliseconds, status)}
        </Text>
        <Headers headers={headers} />
      </>
    );
  }
  if (connection.kind === 'failed') {
    return (
      <>
        <Text sx={{ color: 'error.main', fontWeight: 'fontWeightBold' }}>{connection.message}</Text>
        {connection.status !== null && <Text>{diagnosticsTexts.status(connection.status)}</Text>}
      </>
    );
  }
  return null;
}

/** The headers of the answer; of another origin the browser shows only some. */
function Headers({ headers }: { readonly headers: Readonly<Record<string, string>> }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <Box component="dl" sx={{ ...factsSx, marginBlock: 2, display: 'grid', gap: 1 }}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
