import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { actions } from '../lib/texts';
import { EmptyState } from './EmptyState';

interface FailedStateProps {
  readonly title: string;
  readonly text?: string;
  /** 'h1' where this is the whole page. */
  readonly titleComponent?: 'h1' | 'p';
  readonly onTryAgain: () => void;
  readonly actionLabel?: string;
  /** Where to go instead. */
  readonly link: { readonly to: string; readonly text: string };
  /** Another thing to do. */
  readonly action?: ReactNode;
}

/** Shown in place of a page or a list that could not be loaded; screen readers announce it at once. */
export function FailedState(props: FailedStateProps) {
  const { onTryAgain, actionLabel = actions.tryAgain, link, action, ...shown } = props;
  return (
    <EmptyState
      {...shown}
      role="alert"
      drawing="warning"
      action={
        <>
          <Button variant="contained" color="primary" onClick={onTryAgain}>
            {actionLabel}
          </Button>
          <Button href={link.to} variant="outlined">
            {link.text}
          </Button>
          {action}
        </>
      }
    />
  );
}
