import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { breadcrumbName } from './componentTexts';
import type { Crumb } from './structuredData';

/** One line; the name of the page is cut. */
const lineSx = {
  display: { xs: 'none', md: 'block' },
  marginBottom: 2,
  color: 'text.secondary',
  '& ol': { flexWrap: 'nowrap' },
  '& li': { whiteSpace: 'nowrap', flexShrink: 0 },
  '& li:last-of-type': { minWidth: 0, flexShrink: 1 },
} as const;

/**
 * The way from the home page to the page that is shown; null while that is loading. Phones have the bottom bar and the
 * chips of categories for that.
 */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] | null }) {
  return (
    <Breadcrumbs aria-label={breadcrumbName} sx={lineSx}>
      {crumbs === null && <Skeleton variant="text" sx={{ width: 240 }} />}
      {crumbs?.map(({ name, path }, index) =>
        index < crumbs.length - 1 ? (
          <Link key={path} href={path} underline="hover">
            {name}
          </Link>
        ) : (
          <Typography key={path} aria-current="page" variant="inherit" noWrap>
            {name}
          </Typography>
        ),
      )}
    </Breadcrumbs>
  );
}
