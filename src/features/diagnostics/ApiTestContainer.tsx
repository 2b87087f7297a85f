import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isApiError, messageOf } from '../../api/apiError';
import { requestPath, storeQuery } from '../../api/publicQueries';
import { storefrontApi } from '../../api/storefrontApi';
import { apiUrl } from '../../browser/apiOrigin';
import { PageHeading } from '../../components/PageHeading';
import { narrowColumn } from '../../components/tokens';
import { LIMITS } from '../../lib/constants';
import { isRecord, readShortText } from '../../lib/untrusted';
import { diagnosticsTexts } from './diagnosticsTexts';

interface ConnectionAnswer {
  readonly storeName: string;
  /** The HTTP status, or null where it is unknown. */
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The shop's information past the cache, in the page's own chunk. Only the shop's name, the status and the headers are
 * kept, and no toast tells of a failure.
 */
const { useLazyTestConnectionQuery } = storefrontApi.injectEndpoints({
  // A hot reload injects it again.
  overrideExisting: true,
  endpoints: (build) => ({
    testConnection: build.query<ConnectionAnswer, undefined>({
      query: () => requestPath(storeQuery),
      extraOptions: { keepsHeaders: true, accepts: isRecord },
      transformResponse: (answer: Record<string, unknown>, meta) => ({
        storeName: readShortText(answer['storeName'], LIMITS.nameLength),
        status: meta?.status ?? null,
        headers: meta?.headers ?? {},
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export function ApiTestContainer() {
  const [testConnection, result] = useLazyTestConnectionQuery();
  const { currentData: answer, isFetching, error, startedTimeStamp = 0, fulfilledTimeStamp = 0 } = result;

  async function test(): Promise<void> {
    if (isFetching) return;
    const { error: failure } = await testConnection(undefined);
    // The message on the screen refers to the console. An ApiError contains no secret.
    if (failure !== undefined) console.error(diagnosticsTexts.testFailed, failure);
  }

  return (
    <Stack spacing={3} sx={{ ...narrowColumn, overflowWrap: 'anywhere' }}>
      <Stack spacing={1}>
        <PageHeading>{diagnosticsTexts.heading}</PageHeading>
        <Typography color="textSecondary">{diagnosticsTexts.lead}</Typography>
      </Stack>
      <Card>
        <CardContent>
          <Stack
            direction="row"
            spacing={2}
            sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box component="dl" sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {diagnosticsTexts.backendUrl}
              </Typography>
              <Typography component="dd">
                <code>{apiUrl()}</code>
              </Typography>
            </Box>
            <Button
              variant="contained"
              color="primary"
              aria-disabled={isFetching || undefined}
              onClick={() => void test()}
              // As wide with the longer text.
              sx={{ minWidth: { xs: '100%', sm: 240 } }}
            >
              {isFetching ? diagnosticsTexts.testing : diagnosticsTexts.test}
            </Button>
          </Stack>
        </CardContent>
      </Card>
      <Stack role="status" spacing={3}>
        {!isFetching && error !== undefined && <Failure error={error} />}
        {!isFetching && error === undefined && answer !== undefined && (
          <Answer {...answer} duration={Math.max(0, fulfilledTimeStamp - startedTimeStamp)} />
        )}
      </Stack>
    </Stack>
  );
}

/** An HTTP error or a missing answer is a failed connection; an unreadable answer is an unexpected error. */
function Failure({ error }: { readonly error: unknown }) {
  const isConnection = isApiError(error) && (error.kind === 'http' || error.kind === 'network');
  return (
    // Not announced by the Alert: it is in a status.
    <Alert severity="error" role="none">
      <AlertTitle>
        {isConnection
          ? diagnosticsTexts.connectionFailed
          : diagnosticsTexts.unexpectedError(messageOf(error, 'unknown'))}
      </AlertTitle>
      {isApiError(error) && error.kind === 'http' && diagnosticsTexts.status(error.status)}
    </Alert>
  );
}

interface AnswerProps extends ConnectionAnswer {
  /** In milliseconds. */
  readonly duration: number;
}

function Answer({ storeName, status, headers, duration }: AnswerProps) {
  const entries = Object.entries(headers);
  return (
    <>
      <Alert severity="success" role="none">
        <AlertTitle>{diagnosticsTexts.connected}</AlertTitle>
        {diagnosticsTexts.answered(storeName || diagnosticsTexts.store, Math.round(duration), status)}
      </Alert>
      {/* Of another origin the browser shows only some. */}
      {entries.length > 0 && (
        <List disablePadding>
          {entries.map(([name, value]) => (
            <ListItem key={name} divider disableGutters sx={{ flexWrap: 'wrap', columnGap: 2 }}>
              <ListItemText secondary={name} sx={{ flex: '0 0 max(30%, 6.5rem)', margin: 0 }} />
              <ListItemText primary={value} sx={{ flex: '1 1 9rem', margin: 0 }} />
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
