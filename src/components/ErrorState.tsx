import Box from '@mui/material/Box';
import { Button } from './Button';
import { Text } from './Text';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  readonly title?: string;
  readonly message: string;
  /** The label of a button for `onAction`. */
  readonly actionLabel?: string;
  readonly onAction?: () => void;
  /** Shown instead of the button: a link, or several actions. */
  readonly action?: ReactNode;
}

/** An error message with what to do next; screen readers announce it at once. */
export function ErrorState({ title, message, actionLabel, onAction, action }: ErrorStateProps) {
  return (
    <Box
      role="alert"
      tabIndex={-1}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderLeft: '3px solid',
        borderLeftColor: 'error.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        padding: { xs: 2.5, md: 4 },
        maxWidth: 640,
      }}
    >
      {title !== undefined && (
        <Text component="h2" variant="h3" sx={{ marginBottom: 0.5 }}>
          {title}
        </Text>
      )}
      <Text>{message}</Text>
      {actionLabel !== undefined && onAction !== undefined && (
        <Button variant="outlined" onClick={onAction} sx={{ marginTop: 2.5 }}>
          {actionLabel}
        </Button>
      )}
      {action !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginTop: 2.5 }}>{action}</Box>
      )}
    </Box>
  );
}
