import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface LoadingBlockProps {
  /** What is awaited, such as 'Loading products…'. */
  readonly label: string;
  /** Skeletons that show the shape of what comes; the label is then for screen readers alone. */
  readonly children?: ReactNode;
}

/** A wait that says what is awaited. */
export function LoadingBlock({ label, children }: LoadingBlockProps) {
  if (children === undefined) {
    return (
      <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
      </Box>
    );
  }
  return (
    <>
      <div role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </div>
      <div aria-hidden>{children}</div>
    </>
  );
}
