import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

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
        rowGap: 2,
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

interface SectionProps extends Pick<SectionHeadingProps, 'variant' | 'action'> {
  readonly heading: string;
  readonly component?: 'section' | 'nav';
  readonly ref?: Ref<HTMLElement>;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A part of a page, which its heading names. */
export function Section({ heading, variant, action, component = 'section', children, ...box }: SectionProps) {
  const id = useId();
  return (
    <Box component={component} aria-labelledby={id} {...box}>
      <SectionHeading id={id} variant={variant} action={action}>
        {heading}
      </SectionHeading>
      {children}
    </Box>
  );
}

/** The same as a card. */
export function CardSection({ heading, sx, children }: Pick<SectionProps, 'heading' | 'sx' | 'children'>) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={sx}>
      <CardContent>
        <SectionHeading id={id} variant="h3">
          {heading}
        </SectionHeading>
        {children}
      </CardContent>
    </Card>
  );
}
