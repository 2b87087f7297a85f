import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SectionHeadingProps {
  readonly children: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
  readonly component?: 'h2' | 'h3';
  readonly variant?: 'h2' | 'h3';
  /** A link at the end of the line, such as 'View All'. */
  readonly action?: ReactNode;
}

/** The heading of a part of a page, with an optional link on its line. */
export function SectionHeading({
  children,
  id,
  component = 'h2',
  variant = 'h2',
  action,
}: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        marginBottom: variant === 'h2' ? 3 : 2,
      }}
    >
      <Typography component={component} variant={variant} id={id}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}
