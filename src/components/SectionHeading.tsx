import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly variant?: 'h2' | 'h3';
  readonly action?: ReactNode;
}

/** The h2 of a part of a page, with an optional link on the same line. */
export function SectionHeading({ children, id, variant = 'h2', action }: SectionHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        marginBottom: variant === 'h2' ? 3 : 2,
      }}
    >
      <Typography component="h2" variant={variant} id={id}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}
