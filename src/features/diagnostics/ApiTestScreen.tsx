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
import { PageHeading } from '../../components/PageHeading';
import { diagnosticsTexts } from './diagnosticsTexts';

export type ConnectionTest =
  | { readonly kind: 'idle' | 'testing' }
  | {
      readonly kind: 'connected';
      readonly storeName: string;
      /** The HTTP status, or null where it is unknown. */
      readonly status: number | null;
      readonly headers: Readonly<Record<string, string>>;
      /** How long the answer took, in milliseconds. */
      readonly duration: number;
    }
  | { readonly kind: 'failed'; readonly message: string; readonly status: number | null };

interface ApiTestScreenProps {
  readonly apiUrl: string;
  readonly connection: ConnectionTest;
  readonly onTest: () => void;
}

export function ApiTestScreen({ apiUrl, connection, onTest }: ApiTestScreenProps) {
  const isTesting = connection.kind === 'testing';
  return (
    <Stack spacing={3} sx={{ maxWidth: 720, overflowWrap: 'anywhere' }}>
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
            <Box component="dl" sx={{ margin: 0, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {diagnosticsTexts.backendUrl}
              </Typography>
              <Typography component="dd" sx={{ margin: 0 }}>
                <code>{apiUrl}</code>
              </Typography>
            </Box>
            <Button
              variant="contained"
              color="primary"
              aria-disabled={isTesting || undefined}
              onClick={onTest}
              // As wide with the longer text.
              sx={{ minWidth: { xs: '100%', sm: 240 } }}
            >
              {isTesting ? diagnosticsTexts.testing : diagnosticsTexts.test}
            </Button>
          </Stack>
        </CardContent>
      </Card>
      <Stack role="status" spacing={3}>
        <Outcome connection={connection} />
      </Stack>
    </Stack>
  );
}

/** Not announced by the Alert: it is in a status. */
function Outcome({ connection }: Pick<ApiTestScreenProps, 'connection'>) {
  if (connection.kind === 'connected') {
    const { storeName, status, headers, duration } = connection;
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
                <ListItemText secondary={name} sx={{ flex: '0 1 11rem', margin: 0 }} />
                <ListItemText primary={value} sx={{ flex: '1 1 16rem', margin: 0 }} />
              </ListItem>
            ))}
          </List>
        )}
      </>
    );
  }
  if (connection.kind === 'failed') {
    return (
      <Alert severity="error" role="none">
        <AlertTitle>{connection.message}</AlertTitle>
        {connection.status !== null && diagnosticsTexts.status(connection.status)}
      </Alert>
    );
  }
  return null;
}
