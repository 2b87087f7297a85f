import { entries } from '../catalogue/entries';
import { coloredLooks } from './colors';
import type { Look } from './looks';
import { groupPicture, logoPicture, productPicture } from './scenes';

const looks = new Map(entries.map((entry) => [entry.slug, entry.look]));

/** What is drawn, by the name in its path: products, and products in one of their colours. */
const drawings = new Map(
  entries.flatMap((entry) => [
    [entry.slug, { slug: entry.slug, look: entry.look }] as const,
    ...coloredLooks(entry).map(
      ({ name, look }) => [`${entry.slug}-${name}`, { slug: entry.slug, look }] as const,
    ),
  ]),
);

/** The two products in a category's picture, and its background colour. */
const groups: Readonly<
  Record<string, { readonly slugs: readonly [string, string]; readonly ground: string }>
> = {
  'hand-tools': { slugs: ['claw-hammer', 'panel-saw-22'], ground: '#ddd3c1' },
  men: { slugs: ['linen-kurta', 'nehru-jacket'], ground: '#d8d3c6' },
  women: { slugs: ['kanchipuram-saree', 'tiered-cotton-dress'], ground: '#e2d3c8' },
  'construction-tools': { slugs: ['brick-trowel-280', 'cordless-drill-18v'], ground: '#d6d2c8' },
  'precision-tools': { slugs: ['vernier-caliper-150', 'dial-indicator-10'], ground: '#d3d5d0' },
  'tool-sets': { slugs: ['socket-set-46', 'bench-chisel-set-4'], ground: '#d9d4c4' },
  accessories: { slugs: ['satchel', 'field-watch'], ground: '#dccfbe' },
  footwear: { slugs: ['lace-up-boots', 'embroidered-juttis'], ground: '#dad0c2' },
  default: { slugs: ['joiners-mallet', 'workshop-apron'], ground: '#dcd5c8' },
};

const productPath = /^\/pictures\/([a-z0-9]+(?:-[a-z0-9]+)*)-([1-4])\.(?:svg|webp)$/;
const categoryPath = /^\/pictures\/category\/([a-z]+(?:-[a-z]+)*)\.(?:svg|webp)$/;
const logoPath = '/pictures/logo.svg';

/**
 * The SVG document of a path (`/pictures/<slug>-<1 to 4>.webp`, `/pictures/<slug>-<colour>-<1 to 4>.webp`,
 * `/pictures/category/<slug>.webp`, all with `.svg` too, and `/pictures/logo.svg`), always the same for the same
 * path; null for any other path. Never throws.
 */
export function drawPicture(path: string): string | null {
  if (path === logoPath) return logoPicture();
  const [, category] = categoryPath.exec(path) ?? [];
  if (category !== undefined) {
    const group = Object.hasOwn(groups, category) ? groups[category] : undefined;
    if (group === undefined) return null;
    const members = group.slugs
      .map((slug) => looks.get(slug))
      .filter((look): look is Look => look !== undefined);
    return groupPicture(members, group.ground);
  }
  const [, name = '', view = ''] = productPath.exec(path) ?? [];
  const drawing = drawings.get(name);
  return drawing === undefined ? null : productPicture(drawing.slug, drawing.look, Number(view));
}
