/** The script that is written into every page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Its text, without comments and indentation. */
const text = readFileSync(join(__dirname, 'pageStart.mjs'), 'utf8')
  .replace(/\r\n?/g, '\n')
  .replace(/\/\*\*?[\s\S]*?\*\//g, '')
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/^\s+/gm, '');

/** The element of the page. */
export const FIRST_SCRIPT = `<script>${text}</script>`;
/** What the Content-Security-Policy allows it by. Pages of earlier builds may be in caches: see deploy/README.md. */
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The type of scripts that it lets begin. */
export const LATE_SCRIPT_TYPE = 'storefront/late';
