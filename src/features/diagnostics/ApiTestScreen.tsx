import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PageHeading } from '../../components/PageHeading';

/** What is known of the connection. */
export type ConnectionView =
  | { readonly kind: 'idle' }
  | { readonly kind: 'testing' }
  /** `duration` is in milliseconds. */
  | { readonly kind: 'connected'; readonly storeName: string; readonly duration: number }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number | null };

export interface ApiTestScreenProps {
  readonly apiUrl: string;
  readonly view: ConnectionView;
  readonly onTest: () => void;
}

/** Where the shop looks for its API, and whether it answers (specification, section 2). */
export function ApiTestScreen({ apiUrl, view, onTest }: ApiTestScreenProps) {
  const isTesting = view.kind === 'testing';
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading>API Test</PageHeading>
      <Box
        component="dl"
        sx={{
          marginBlock: 3,
          paddingBlock: 2,
          borderBlock: '1px solid',
          borderColor: 'divider',
          '& dt': { color: 'text.secondary', typography: 'body2' },
          '& dd': { margin: 0, overflowWrap: 'anywhere' },
        }}
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
        <Outcome view={view} />
      </Box>
    </Box>
  );
}

function Outcome({ view }: Pick<ApiTestScreenProps, 'view'>) {
  if (view.kind === 'connected') {
    return (
      <>
        <Typography sx={{ color: 'success.main', fontWeight: 'fontWeightBold' }}>Connected</Typography>
        <Typography>
          {view.storeName === '' ? 'The store' : view.storeName} answered in {Math.round(view.duration)} ms.
        </Typography>
      </>
    );
  }
  if (view.kind === 'failed') {
    return (
      <>
        <Typography sx={{ color: 'error.main', fontWeight: 'fontWeightBold' }}>{view.message}</Typography>
        {view.status !== null && <Typography>The server answered with status {view.status}.</Typography>}
      </>
    );
  }
  return null;
}
