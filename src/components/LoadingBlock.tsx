import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingBlockProps {
  readonly label: string;
  /** Skeletons; with them the label is for screen readers only. */
  readonly children?: ReactNode;
}

export function LoadingBlock({ label, children }: LoadingBlockProps) {
  if (children === undefined) {
    return (
      <Stack role="status" sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 240 }}>
        <Typography color="textSecondary">{label}</Typography>
      </Stack>
    );
  }
  return (
    <div>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <div aria-hidden>{children}</div>
    </div>
  );
}
