import { Link as RouterLink, type LinkProps } from 'react-router-dom';

type LinkBehaviorProps = Omit<LinkProps, 'to'> & { readonly href: LinkProps['to'] };

/** What Material UI renders for `href`: a link of the router. Another address than the shop's takes `component="a"`. */
export function LinkBehavior({ href, ...rest }: LinkBehaviorProps) {
  return <RouterLink to={href} {...rest} />;
}
