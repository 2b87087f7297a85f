import Typography from '@mui/material/Typography';
import type { CartLine } from '../../api/models/types';
import { ActionLink } from '../../components/ActionLink';
import { routes } from '../../lib/routes';
import { cartTexts } from './cartTexts';

/** Says that a line has no size though its product has some, and offers to choose one (ruling 25). */
export function NoSize({ line }: { readonly line: CartLine }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {cartTexts.noSize}.{' '}
      <ActionLink to={routes.chooseSize(line.id)} aria-label={`${cartTexts.chooseSize} of ${line.name}`}>
        {cartTexts.chooseSize}
      </ActionLink>
    </Typography>
  );
}
