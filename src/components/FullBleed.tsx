import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { pageColumns } from './tokens';

interface FullBleedProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly sx?: SxProps<Theme>;
  readonly 'aria-labelledby'?: string;
}

const Section = styled('section')(pageColumns);

/**
 * A section with a background as wide as the window and its content in the page's column. It must be a direct child of
 * the page (return a fragment from the screen): the main layout puts every other child into the column.
 */
export function FullBleed(props: FullBleedProps) {
  return <Section data-full-bleed="" {...props} />;
}
