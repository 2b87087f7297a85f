import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sxList } from './sxList';
import { pageColumns } from './tokens';

export interface FullBleedProps {
  readonly children: ReactNode;
  /** Background and padding of the band. */
  readonly sx?: SxProps<Theme>;
  /** Name of the section's heading, by its id. */
  readonly 'aria-labelledby'?: string;
}

/**
 * A section as wide as the window, whose content keeps to the page's column. It must be a direct child of the
 * page (return a fragment from the screen): the main layout sets every other child into the column.
 */
export function FullBleed({ children, sx, ...rest }: FullBleedProps) {
  return (
    <Box component="section" data-full-bleed="" {...rest} sx={[pageColumns, ...sxList(sx)]}>
      {children}
    </Box>
  );
}
