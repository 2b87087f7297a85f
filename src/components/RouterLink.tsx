import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface RouterLinkProps extends ComponentProps<'a'> {
  /** An address of the shop. */
  readonly to: string;
  /** The navigation state that the page gets. */
  readonly state?: unknown;
}

/**
 * A link to another page of the shop. The router's own `Link` also knows loaders, prefetching and external addresses,
 * and the first route would carry them.
 */
export function RouterLink({ to, state, onClick, target, ...rest }: RouterLinkProps) {
  const navigate = useLinkClickHandler(to, { target, state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
