import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useId } from 'react';
import { ButtonRow } from './ButtonRow';

interface NoticeProps {
  readonly severity?: 'error' | 'warning';
  /** An alert is announced at once. */
  readonly role?: 'alert' | 'region';
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** A message of the page in a coloured box, and below it what to do next. */
export function Notice({ severity = 'error', role = 'alert', title, children, action }: NoticeProps) {
  const id = useId();
  return (
    <div>
      <Alert
        severity={severity}
        role={role}
        aria-labelledby={role === 'region' ? id : undefined}
        tabIndex={-1}
      >
        <AlertTitle id={id} component="h2">
          {title}
        </AlertTitle>
        {children}
      </Alert>
      <ButtonRow>{action}</ButtonRow>
    </div>
  );
}
