/** How many bytes the shop may send, and the check that it does not send more (`npm run size:check`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FIRST_ROUTE,
  measureFirstRoute,
  measureFiles,
  measureOtherRoutes,
  type ChunkGroups,
  type SizeRow,
} from './bundleSizes';

/** The budgets, in bytes as they are sent: compressed with brotli. */
export const BYTE_BUDGETS = {
  /** The scripts of the home page. */
  firstRoute: 249_000,
  /** The scripts that another route, or another lazily loaded part, adds to them. */
  otherRoute: 41_000,
  /** The home page's style sheets and the fonts. */
  stylesAndFonts: 45_000,
} as const;

type Budgets = typeof BYTE_BUDGETS;

/** What a build sends, in bytes compressed with brotli. */
export interface SentBytes {
  readonly firstRoute: number;
  /** What each other route adds, by its name. */
  readonly routes: Readonly<Record<string, number>>;
  readonly stylesAndFonts: number;
}

function inBytes(bytes: number): string {
  return bytes.toLocaleString('en');
}

/** Returns a sentence for each budget that is exceeded, with the route, its bytes and the budget. */
export function findExcesses(sent: SentBytes, budgets: Budgets = BYTE_BUDGETS): string[] {
  const parts = [
    {
      what: `The ${FIRST_ROUTE} route loads`,
      bytes: sent.firstRoute,
      of: 'script',
      most: budgets.firstRoute,
    },
    ...Object.entries(sent.routes).map(([route, bytes]) => ({
      what: `Besides the first route's, the ${route} route loads`,
      bytes,
      of: 'script',
      most: budgets.otherRoute,
    })),
    {
      what: `The ${FIRST_ROUTE} route loads`,
      bytes: sent.stylesAndFonts,
      of: 'styles and fonts',
      most: budgets.stylesAndFonts,
    },
  ];
  return parts
    .filter(({ bytes, most }) => bytes > most)
    .map(
      ({ what, bytes, of, most }) =>
        `${what} ${inBytes(bytes)} bytes of ${of}; its budget in scripts/byteBudgets.ts is ${inBytes(most)}.`,
    );
}

/** The style sheets and preloaded fonts that a page names. */
function stylesAndFontsOf(html: string): string[] {
  return [...html.matchAll(/href="\/(assets\/[^"]+\.(?:css|woff2))"/g)].flatMap(([, file]) => file ?? []);
}

/** Measures a production build. */
export function measureSentBytes(folder: string, groups: ChunkGroups): SentBytes {
  const firstPage = readFileSync(join(folder, 'index.html'), 'utf8');
  return {
    firstRoute: measureFirstRoute(folder, groups).brotli,
    routes: Object.fromEntries(
      measureOtherRoutes(folder, groups).map(({ name, brotli }: SizeRow) => [name, brotli]),
    ),
    stylesAndFonts: measureFiles('styles and fonts', folder, stylesAndFontsOf(firstPage)).brotli,
  };
}
