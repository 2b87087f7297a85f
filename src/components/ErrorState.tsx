import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { actions } from '../lib/texts';

interface ErrorStateProps {
  readonly title?: string;
  readonly message: string;
  readonly detail?: string;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
  /** Shown after the button, or instead of it: a link, or several actions. */
  readonly action?: ReactNode;
}

/** An error message with what to do next; screen readers announce it at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, detail, actionLabel = actions.tryAgain, onAction, action } = props;
  return (
    <Alert severity="error" tabIndex={-1}>
      {title !== undefined && <AlertTitle component="h2">{title}</AlertTitle>}
      {/* Alone it is the title. */}
      <Typography
        variant="inherit"
        sx={{ fontWeight: title === undefined ? 'fontWeightBold' : 'fontWeightRegular' }}
      >
        {message}
      </Typography>
      {detail !== undefined && (
        <Typography variant="inherit" sx={{ marginTop: 1 }}>
          {detail}
        </Typography>
      )}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ flexWrap: 'wrap', marginTop: 2, '&:empty': { display: 'none' } }}
      >
        {onAction !== undefined && (
          <Button variant="outlined" onClick={onAction}>
            {actionLabel}
          </Button>
        )}
        {action}
      </Stack>
    </Alert>
  );
}

/** What went wrong, beside the form that it is about. Not announced: a toast has said it already. */
export function FailureNote(props: Pick<AlertProps, 'id' | 'children'>) {
  return <Alert role="none" severity="error" sx={{ marginBottom: 2 }} {...props} />;
}
