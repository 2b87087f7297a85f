const publicPathMeta = 'meta[name="storefront:public-path"]';
const validPath = /^\/(?:[\w.~-]+\/)*$/;

/**
 * The path under which the shop is served, with a slash at both ends, as the page's meta tag 'storefront:public-path'
 * says: '/' unless a deployment has written another one. The store and the router know addresses without it.
 */
export function publicPath(): string {
  if (typeof document === 'undefined') return '/';
  const written = document.querySelector(publicPathMeta)?.getAttribute('content') ?? '';
  return validPath.test(written) ? written : '/';
}

/** An address of the shop, such as '/cart?x=1', as the browser has it: '/shop/cart?x=1' below '/shop/'. */
export function toPublic(address: string): string {
  return address.startsWith('/') ? `${publicPath()}${address.slice(1)}` : address;
}

/** The path of a browser's address as the router knows it. A path that is not below the public path is unchanged. */
export function fromPublic(pathname: string): string {
  const base = publicPath();
  if (`${pathname}/` === base) return '/';
  return pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
}

let site: string | null = null;

/**
 * The shop's address without a slash at the end, such as https://shop.example.com, in a browser. A page that was rendered
 * with its address says where the shop is known; any other page is where it was loaded from.
 */
export function siteAddress(): string {
  if (site === null) {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '';
    const { origin } = URL.canParse(canonical) ? new URL(canonical) : window.location;
    site = `${origin}${publicPath().slice(0, -1)}`;
  }
  return site;
}

/**
 * Whether the markup in `root` was rendered for this very address; where the page does not depend on the query, for any.
 */
export function isRenderedFor({ pathname, search }: Location, { dataset }: HTMLElement): boolean {
  return dataset['prerendered'] === fromPublic(pathname) && (dataset['search'] ?? search) === search;
}
