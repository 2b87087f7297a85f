import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface CountedHeadingProps {
  readonly heading: string;
  /** What is on the page, such as '3 items', announced when it changes; null while it is unknown. */
  readonly count: ReactNode;
}

/** A page's heading with the number of its entries at the end of the line. */
export function CountedHeading({ heading, count }: CountedHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        marginBottom: { xs: 2, md: 3 },
      }}
    >
      <PageHeading>{heading}</PageHeading>
      {count !== null && (
        <Typography aria-live="polite" color="textSecondary">
          {count}
        </Typography>
      )}
    </Stack>
  );
}
