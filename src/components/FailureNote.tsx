import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FailureNoteProps {
  /** For the form's `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** Whether nothing failed, but the shopper has to know before going on. */
  readonly isWarning?: boolean;
}

/** What went wrong, beside the form that it is about. It is no alert: a toast has already announced it. */
export function FailureNote({ id, children, isWarning = false }: FailureNoteProps) {
  const color = isWarning ? 'warning' : 'error';
  return (
    <Box
      id={id}
      sx={{
        marginBottom: 2,
        padding: '10px 14px',
        borderLeft: '3px solid',
        borderColor: `${color}.main`,
        borderRadius: 1,
        bgcolor: `${color}.light`,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
