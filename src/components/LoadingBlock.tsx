import Box from '@mui/material/Box';
import { Text } from './Text';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface LoadingBlockProps {
  /** Such as 'Loading products…'. */
  readonly label: string;
  /** Skeletons; with them the label is for screen readers only. */
  readonly children?: ReactNode;
}

/** A loading state that says what is loading. */
export function LoadingBlock({ label, children }: LoadingBlockProps) {
  if (children === undefined) {
    return (
      <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 240 }}>
        <Text sx={{ color: 'text.secondary' }}>{label}</Text>
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
