import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** What to do next: a ButtonLink or a Button. */
  readonly action?: ReactNode;
  /** 'h1' where this is the whole page: it takes the focus after a navigation. */
  readonly titleComponent?: 'h1' | 'p';
}

/** Shown in place of an empty list: what is missing, and where to go instead. */
export function EmptyState({ title, text, action, titleComponent = 'p' }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', paddingBlock: { xs: 6, md: 10 }, maxWidth: 520, marginInline: 'auto' }}>
      {titleComponent === 'h1' ? (
        <PageHeading variant="h2">{title}</PageHeading>
      ) : (
        <Typography component="p" variant="h3">
          {title}
        </Typography>
      )}
      {text !== undefined && <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{text}</Typography>}
      {action !== undefined && <Box sx={{ marginTop: 3 }}>{action}</Box>}
    </Box>
  );
}
