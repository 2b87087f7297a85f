import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sxList } from './sxList';
import { pageColumns } from './tokens';

interface FullBleedProps {
  readonly children: ReactNode;
  readonly sx?: SxProps<Theme>;
  readonly 'aria-labelledby'?: string;
}

/**
 * A section with a background as wide as the window and its content in the page's column. It must be a direct child of
 * the page (return a fragment from the screen): the main layout puts every other child into the column.
 */
export function FullBleed({ children, sx, ...rest }: FullBleedProps) {
  return (
    <Box component="section" data-full-bleed="" {...rest} sx={[pageColumns, ...sxList(sx)]}>
      {children}
    </Box>
  );
}
