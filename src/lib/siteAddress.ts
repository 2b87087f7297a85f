import { publicPath } from './publicPath';

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
