/** Writes the prerendered pages: those whose first view needs no data, and the shell. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { moveStyles } from './pageStyles';

/** The exports of the program bundled by `createPrerenderConfig`. */
interface PrerenderProgram {
  readonly prerenderedPaths: readonly string[];
  readonly prerender: (path: string | null) => Promise<{ readonly html: string; readonly styles: string }>;
}

function isProgram(value: unknown): value is PrerenderProgram {
  return typeof value === 'object' && value !== null && 'prerender' in value && 'prerenderedPaths' in value;
}

/** The page for every address that is not prerendered: header and footer of the main layout, without content. */
export const SHELL_PAGE = 'shell.html';

const EMPTY_ROOT = '<div id="root"></div>';

/** Writes a text file and its compressed copies. */
function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}

/**
 * Takes the folder of a build and the program's file. Writes `{path}/index.html` for each prerendered path, and the
 * shell. Rejects when the file is not the program, or index.html lacks its title or its root element.
 */
export async function prerenderPages(dist: string, programFile: string): Promise<void> {
  const program: unknown = createRequire(__filename)(programFile);
  if (!isProgram(program)) throw new Error(`${programFile} is not the prerender program.`);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  // The styles come before the scripts, so that the browser requests them first.
  if (!template.includes('</title>')) throw new Error('index.html has no title.');
  if (!template.includes(EMPTY_ROOT)) throw new Error('index.html has no empty root element.');

  const fill = async (path: string | null): Promise<string> => {
    const rendered = await program.prerender(path);
    const { html, head, file, css } = moveStyles(rendered.html, rendered.styles);
    writeText(join(dist, file), css);
    const attribute = path === null ? '' : ` data-prerendered="${path}"`;
    return template
      .replace('</title>', () => `</title>${head}`)
      .replace(EMPTY_ROOT, () => `<div id="root"${attribute}>${html}</div>`);
  };
  for (const path of program.prerenderedPaths) writeText(join(dist, path, 'index.html'), await fill(path));
  writeText(join(dist, SHELL_PAGE), await fill(null));
}
