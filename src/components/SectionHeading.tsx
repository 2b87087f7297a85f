import { styled } from '@mui/material/styles';
import { Text } from './Text';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly children: ReactNode;
  /** For the section's `aria-labelledby`. */
  readonly id?: string;
  readonly variant?: 'h2' | 'h3';
  /** A link at the end of the line, such as 'View All'. */
  readonly action?: ReactNode;
}

const Line = styled('div')<{ ownerState: Required<Pick<SectionHeadingProps, 'variant'>> }>({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 24,
  rowGap: 4,
  marginBottom: 16,
  variants: [{ props: { variant: 'h2' }, style: { marginBottom: 24 } }],
});

/** The h2 of a part of a page, with an optional link on the same line. */
export function SectionHeading({ children, id, variant = 'h2', action }: SectionHeadingProps) {
  return (
    <Line ownerState={{ variant }}>
      <Text component="h2" variant={variant} id={id}>
        {children}
      </Text>
      {action}
    </Line>
  );
}
