import Link, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

interface ActionLinkProps
  extends
    Pick<LinkProps, 'children' | 'underline' | 'sx'>,
    Pick<RouterLinkProps, 'to' | 'state' | 'aria-label' | 'aria-current' | 'onClick'> {}

/** A text link within the shop. */
export function ActionLink(props: ActionLinkProps) {
  return <Link component={RouterLink} {...props} />;
}
