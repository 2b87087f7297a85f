import Link, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

export interface ActionLinkProps
  extends
    Pick<LinkProps, 'children' | 'variant' | 'color' | 'underline' | 'sx'>,
    Pick<RouterLinkProps, 'to' | 'state' | 'replace' | 'aria-label' | 'aria-current' | 'onClick'> {}

/** A link within the shop, in text. */
export function ActionLink({ ...rest }: ActionLinkProps) {
  return <Link component={RouterLink} {...rest} />;
}
