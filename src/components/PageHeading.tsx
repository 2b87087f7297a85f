import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeadingProps {
  readonly children: ReactNode;
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
}

/** A page's one h1. It takes the focus after a navigation, found by its `data-page-heading` attribute. */
export function PageHeading({ children, variant = 'h1' }: PageHeadingProps) {
  return (
    <Typography component="h1" variant={variant} tabIndex={-1} data-page-heading="">
      {children}
    </Typography>
  );
}
