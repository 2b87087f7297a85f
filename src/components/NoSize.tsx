import { MutedText } from './Text';
import type { CartLine } from '../api/models/types';
import { routes } from '../lib/routes';
import { actions } from '../lib/texts';
import { ActionLink } from './ActionLink';
import { chooseSizeOf, noSizeChosen } from './lineTexts';

/** Says that a line has no size though its product has some, and offers to choose one (ruling 25). */
export function NoSize({ line }: { readonly line: CartLine }) {
  return (
    <MutedText variant="body2">
      {noSizeChosen}.{' '}
      <ActionLink to={routes.chooseSize(line)} aria-label={chooseSizeOf(line.name)}>
        {actions.chooseSize}
      </ActionLink>
    </MutedText>
  );
}
