import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';

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

/** The buttons below a step or a message; on phones the first of several has a line of its own, and two share one. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={rowSx}>
      {children}
    </Stack>
  );
}

const rowSx = {
  flexWrap: 'wrap',
  gap: 1.5,
  marginTop: 2,
  '&:empty': { display: 'none' },
  // Aligns its text, not its padding.
  '& > .MuiButton-text:only-child': { flexGrow: 0, marginLeft: -1.5 },
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
  // Without :first-child, of which Emotion warns.
  '& > :not(* + *):has(~ * ~ *)': { flexBasis: { xs: '100%', sm: 'auto' } },
} as const;
