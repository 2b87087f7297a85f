/** What pages and the installed app take from the brand (src/brand/). */
import type { Brand } from '../src/brand';

/** The name of the web app manifest. */
export const MANIFEST_FILE = 'manifest.webmanifest';

const ICONS = [
  { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

/** The text of the web app manifest. Its addresses are relative to it, so that it fits every path. */
export function manifestText({ name, shortName, appDescription, locale, light }: Brand): string {
  const manifest = {
    name,
    short_name: shortName,
    description: appDescription,
    lang: locale,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: light.page,
    theme_color: light.page,
    icons: ICONS,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
