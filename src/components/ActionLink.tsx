import Link, { type LinkProps } from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

export interface ActionLinkProps
  extends
    Pick<LinkProps, 'children' | 'variant' | 'color' | 'underline' | 'sx'>,
    Pick<RouterLinkProps, 'to' | 'state' | 'replace' | 'aria-label' | 'aria-current' | 'onClick'> {
  /** The shopper is about to follow the link: hover, focus or touch. For prefetching. */
  readonly onIntent?: () => void;
}

/** A link within the shop, in text. */
export function ActionLink({ onIntent, ...rest }: ActionLinkProps) {
  return (
    <Link
      component={RouterLink}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
    />
  );
}
