/** Writes the sitemap: the addresses of all pages, for search engines. */
import { escapeMarkup } from '../../src/lib/escaping';

/** Addresses in one file at most, by the protocol (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const MAIN_FILE = 'sitemap.xml';

const location = (address: string) => `<loc>${escapeMarkup(address)}</loc>`;

const urlSet = (addresses: readonly string[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${addresses.map((address) => `<url>${location(address)}</url>\n`).join('')}</urlset>\n`;

/** Takes addresses one by one. Keeps no more than one file of them in memory. */
export interface SitemapWriter {
  /** Path and query of a page. */
  add(address: string): void;
  /** Writes the rest, and the index where there are several files. Returns the names of all files. */
  end(): readonly string[];
}

/**
 * @param site the shop's origin, such as https://shop.example.com
 * @param write writes a file of the build
 */
export function createSitemap(
  site: string,
  write: (file: string, text: string) => void,
  limit: number = SITEMAP_LIMIT,
): SitemapWriter {
  let addresses: string[] = [];
  const files: string[] = [];

  function flush(file: string): void {
    write(file, urlSet(addresses));
    files.push(file);
    addresses = [];
  }

  return {
    add(address) {
      if (addresses.length === limit) flush(`sitemap-${files.length + 1}.xml`);
      addresses.push(`${site}${address}`);
    },
    end() {
      if (files.length === 0) {
        flush(MAIN_FILE);
        return files;
      }
      flush(`sitemap-${files.length + 1}.xml`);
      const entries = files.map((file) => `<sitemap>${location(`${site}/${file}`)}</sitemap>\n`).join('');
      write(MAIN_FILE, `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries}</sitemapindex>\n`);
      return [...files, MAIN_FILE];
    },
  };
}
