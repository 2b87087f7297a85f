import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CartLine } from '../api/models/types';
import { routes } from '../lib/routes';
import { actions } from '../lib/texts';
import { chooseSizeOf, noSizeChosen } from './componentTexts';

/** Says that a line has no size though its product has some, and offers to choose one [decision.25]. */
export function NoSize({ line }: { readonly line: CartLine }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {noSizeChosen}.{' '}
      <Link component={RouterLink} to={routes.chooseSize(line)} aria-label={chooseSizeOf(line.name)}>
        {actions.chooseSize}
      </Link>
    </Typography>
  );
}
