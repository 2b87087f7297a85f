import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/** What Material UI renders for `href`: a link of the router. Another address than the shop's takes `component="a"`. */
export function LinkBehavior({ href, ...rest }: Omit<LinkProps, 'to'> & { readonly href: LinkProps['to'] }) {
  return <RouterLink to={href} {...rest} />;
}
