import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

export interface PageHeadingProps {
  readonly children: ReactNode;
  /** 'display' is for a hero or the 404. */
  readonly variant?: 'h1' | 'h2' | 'display';
  /** For a page that moves the focus here by itself. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A page's one h1. It takes the focus after a navigation, found by its `data-page-heading` attribute. */
export function PageHeading({ children, variant = 'h1', headingRef }: PageHeadingProps) {
  return (
    <Typography ref={headingRef} component="h1" variant={variant} tabIndex={-1} data-page-heading="">
      {children}
    </Typography>
  );
}
