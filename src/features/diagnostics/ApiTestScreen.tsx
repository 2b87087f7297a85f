import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import { Text } from '../../components/Text';
import { PageHeading } from '../../components/PageHeading';
import type { ConnectionTest } from './diagnosticsState';

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
      <PageHeading>API Test</PageHeading>
      <Box
        component="dl"
        sx={{ ...factsSx, marginBlock: 3, paddingBlock: 2, borderBlock: '1px solid', borderColor: 'divider' }}
      >
        <dt>Backend URL</dt>
        <dd>
          <code>{apiUrl}</code>
        </dd>
      </Box>
      <Button variant="contained" color="primary" aria-disabled={isTesting || undefined} onClick={onTest}>
        {isTesting ? 'Testing the connection…' : 'Test connection'}
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
    return (
      <>
        <Text sx={{ color: 'success.main', fontWeight: 'fontWeightBold' }}>Connected</Text>
        <Text>
          {storeName === '' ? 'The store' : storeName} answered in {Math.round(duration)} ms
          {status !== null && ` with status ${status}`}.
        </Text>
        <Headers headers={headers} />
      </>
    );
  }
  if (connection.kind === 'failed') {
    return (
      <>
        <Text sx={{ color: 'error.main', fontWeight: 'fontWeightBold' }}>{connection.message}</Text>
        {connection.status !== null && <Text>The server answered with status {connection.status}.</Text>}
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
