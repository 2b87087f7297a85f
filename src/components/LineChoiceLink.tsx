import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { CartLine } from '../api/models/types';
import { lineKey } from '../lib/lineChoice';
import { noDialogs, withDialogs } from '../lib/productDialogs';

interface LineChoiceLinkProps {
  readonly line: CartLine;
  readonly name: string;
  readonly children: string;
}

/** Opens the Quick View over the page that is shown, to choose the size and colour of a cart line. */
export function LineChoiceLink({ line, name, children }: LineChoiceLinkProps) {
  const location = useLocation();
  return (
    <Link
      component={RouterLink}
      to={withDialogs(location, { ...noDialogs, view: line.id, line: lineKey(line) })}
      aria-label={name}
    >
      {children}
    </Link>
  );
}
