import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface FailureNoteProps {
  /** For the form's `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
}

/** What went wrong, beside the form that it is about. Not announced: a toast has said it already. */
export function FailureNote({ id, children }: FailureNoteProps) {
  return (
    <Alert id={id} role="none" severity="error" sx={{ marginBottom: 2 }}>
      {children}
    </Alert>
  );
}
