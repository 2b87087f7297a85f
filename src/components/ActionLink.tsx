import { TextLink, type TextLinkProps } from './TextLink';
import type { ComponentProps } from 'react';
import { RouterLink } from './RouterLink';

type RouterLinkProps = ComponentProps<typeof RouterLink>;

interface ActionLinkProps
  extends
    Pick<TextLinkProps, 'children' | 'className' | 'underline' | 'sx'>,
    Pick<RouterLinkProps, 'to' | 'state' | 'aria-label' | 'aria-current' | 'onClick'> {}

/** A text link within the shop. */
export function ActionLink(props: ActionLinkProps) {
  return <TextLink component={RouterLink} {...props} />;
}
