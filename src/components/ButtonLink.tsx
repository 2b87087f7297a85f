import Button, { type ButtonProps } from '@mui/material/Button';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';

export interface ButtonLinkProps
  extends
    Pick<
      ButtonProps,
      'children' | 'variant' | 'color' | 'size' | 'fullWidth' | 'startIcon' | 'endIcon' | 'sx'
    >,
    Pick<RouterLinkProps, 'to' | 'state' | 'replace'> {
  /** The shopper is about to follow the link: hover, focus or touch. For prefetching. */
  readonly onIntent?: () => void;
}

/** A link within the shop that looks like a button. Outlined unless told otherwise. */
export function ButtonLink({ onIntent, variant = 'outlined', ...rest }: ButtonLinkProps) {
  return (
    <Button
      component={RouterLink}
      variant={variant}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
    />
  );
}
