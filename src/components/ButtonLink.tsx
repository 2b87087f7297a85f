import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

export interface ButtonLinkProps
  extends
    Pick<
      ButtonProps,
      'children' | 'variant' | 'color' | 'size' | 'fullWidth' | 'startIcon' | 'endIcon' | 'sx'
    >,
    Pick<RouterLinkProps, 'to' | 'state' | 'replace'> {}

/** A link within the shop that looks like a button. Outlined unless told otherwise. */
export function ButtonLink({ variant = 'outlined', ...rest }: ButtonLinkProps) {
  return <Button component={RouterLink} variant={variant} {...rest} />;
}
