import { Button, type ButtonProps } from './Button';
import type { ComponentProps } from 'react';
import { RouterLink } from './RouterLink';

interface ButtonLinkProps
  extends
    Pick<
      ButtonProps,
      'children' | 'className' | 'variant' | 'color' | 'size' | 'fullWidth' | 'sx' | 'onClick'
    >,
    Pick<ComponentProps<typeof RouterLink>, 'to'> {}

/** A link within the shop that looks like a button, outlined by default. */
export function ButtonLink({ variant = 'outlined', ...rest }: ButtonLinkProps) {
  return <Button component={RouterLink} variant={variant} {...rest} />;
}
