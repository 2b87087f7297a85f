/** Writes the pages whose first view needs no data, so that a shopper sees them before any script has run. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { moveStyles } from './pageStyles';

/** What the program bundled by `createPrerenderConfig` offers. */
interface PrerenderProgram {
  readonly prerenderedPaths: readonly string[];
  readonly prerender: (path: string | null) => Promise<{ readonly html: string; readonly styles: string }>;
}

function isProgram(value: unknown): value is PrerenderProgram {
  return typeof value === 'object' && value !== null && 'prerender' in value && 'prerenderedPaths' in value;
}

/** The page for every address that has none of its own: what all pages of the main layout share. */
export const SHELL_PAGE = 'shell.html';

const EMPTY_ROOT = '<div id="root"></div>';

/** Writes a page, or its styles, with compressed copies. */
function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/**
 * Takes the folder of a build and the program's file; writes `{path}/index.html` for each prerendered path, and the
 * shared frame for every other address. Rejects when the program is none, or the build's page has no place for it.
 */
export async function prerenderPages(dist: string, programFile: string): Promise<void> {
  const program: unknown = createRequire(__filename)(programFile);
  if (!isProgram(program)) throw new Error(`${programFile} cannot prerender.`);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  // Before the scripts: a browser asks first for what it finds first.
  if (!template.includes('</title>')) throw new Error('index.html has no title.');
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root element.');

  const fill = async (path: string | null): Promise<string> => {
    const rendered = await program.prerender(path);
    const { html, head, file, css } = moveStyles(rendered.html, rendered.styles);
    writeText(join(dist, file), css);
    const mark = path === null ? '' : ` data-prerendered="${path}"`;
    return template
      .replace('</title>', () => `</title>${head}`)
      .replace(EMPTY_ROOT, () => `<div id="root"${mark}>${html}</div>`);
  };
  for (const path of program.prerenderedPaths) writeText(join(dist, path, 'index.html'), await fill(path));
  writeText(join(dist, SHELL_PAGE), await fill(null));
}
