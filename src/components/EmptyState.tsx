import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import { VERY_NARROW } from './tokens';

/** Lines of the small drawings, on 48 by 48 units. */
const drawings = {
  bag: 'M10 16h28l2 26H8zM17 20v-6a7 7 0 0 1 14 0v6M18 31h12',
  box: 'M6 15 24 6l18 9v18l-18 9-18-9zM6 15l18 9 18-9M24 24v18M15 10.5l18 9',
  columns: 'M6 9h15v22H6zM27 9h15v22H27zM6 38h15M27 38h15',
  heart: 'M24 41S7 30 7 18a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 12-17 23-17 23z',
  search: 'M20 34a14 14 0 1 1 0-28 14 14 0 0 1 0 28zM30 30l12 12M14 20h12',
  warning: 'M24 7 44 41H4zM24 19v11M24 35v1',
  signpost: 'M24 6v36M16 42h16M24 10h14l5 5-5 5H24M24 22H10l-5 5 5 5h14',
} as const;

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly drawing?: keyof typeof drawings;
  /** Where to go instead: the first is the main one. */
  readonly links?: readonly { readonly to: string; readonly text: string }[];
  readonly action?: ReactNode;
  /** 'h1' where this is the whole page: it takes the focus after a navigation. */
  readonly titleComponent?: 'h1' | 'p';
  /** 'display' is for the 404. */
  readonly titleVariant?: 'h2' | 'display';
  /** 'alert' for a failure, which screen readers announce at once. */
  readonly role?: 'alert';
}

/** Shown in place of an empty list, or of a page that failed: what is missing, and where to go instead. */
export function EmptyState({
  title,
  text,
  drawing,
  links = [],
  action,
  titleComponent = 'p',
  titleVariant = 'h2',
  role,
}: EmptyStateProps) {
  return (
    <Stack
      role={role}
      sx={{
        textAlign: 'center',
        paddingTop: { xs: 2, md: 3 },
        width: '100%',
        maxWidth: 520,
        marginInline: 'auto',
      }}
    >
      {drawing !== undefined && (
        <Box
          component="svg"
          viewBox="0 0 48 48"
          aria-hidden
          sx={{
            alignSelf: 'center',
            width: 72,
            height: 72,
            marginBottom: 2,
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: 1.5,
            strokeLinejoin: 'round',
            strokeLinecap: 'round',
            color: 'text.secondary',
          }}
        >
          <path d={drawings[drawing]} />
        </Box>
      )}
      {titleComponent === 'h1' ? (
        <PageHeading variant={titleVariant}>{title}</PageHeading>
      ) : (
        <Typography component="p" variant="h3">
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography color="textSecondary" sx={{ marginTop: 1, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {(links.length > 0 || action !== undefined) && (
        <Stack
          direction="row"
          spacing={1.5}
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'center',
            marginTop: 3,
            // Below each other, and equally wide.
            [VERY_NARROW]: { '& > *': { flexGrow: 1 } },
          }}
        >
          {links.map(({ to, text: name }, index) => (
            <Button
              key={to}
              href={to}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={index === 0 ? 'primary' : 'secondary'}
            >
              {name}
            </Button>
          ))}
          {action}
        </Stack>
      )}
    </Stack>
  );
}
