import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ButtonLinkProps
  extends
    Pick<ButtonProps, 'children' | 'variant' | 'color' | 'size' | 'fullWidth' | 'sx'>,
    Pick<ComponentProps<typeof RouterLink>, 'to'> {}

/** A link within the shop that looks like a button, outlined by default. */
export function ButtonLink({ variant = 'outlined', ...rest }: ButtonLinkProps) {
  return <Button component={RouterLink} variant={variant} {...rest} />;
}
