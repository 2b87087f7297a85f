import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import { sxList } from './sxList';
import { Text } from './Text';

interface CountedHeadingProps {
  readonly heading: string;
  /** What is on the page, such as '3 items', announced when it changes; null while it is unknown. */
  readonly count: ReactNode;
  readonly sx: SxProps<Theme>;
}

/** A page's heading with the number of its entries at the end of the line. */
export function CountedHeading({ heading, count, sx }: CountedHeadingProps) {
  return (
    <Box sx={[headSx, ...sxList(sx)]}>
      <PageHeading>{heading}</PageHeading>
      {count !== null && (
        <Text aria-live="polite" sx={{ color: 'text.secondary' }}>
          {count}
        </Text>
      )}
    </Box>
  );
}

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
} as const;
