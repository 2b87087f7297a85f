/** Serves a production build on this machine, from its files or with pages rendered on demand. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseApiAddress, setApiOrigin, withApiOrigin } from '../deploy/setApiOrigin.mjs';
import { LOCAL_API_PORT } from '../src/lib/constants';
import { closeServer, listen } from './ports';
import { kitFolderOf, loadKit, loadProgram } from './pages/pageKit';
import { createRenderHandler, type RenderOptions } from './pages/renderHandler';
import { createShopHandler, type RenderPage } from './shopHandler';
import { publicPathOf } from '../deploy/setPublicPath.mjs';

const DIST = join(__dirname, '../dist');
const LOCAL_API_ORIGIN = `http://localhost:${LOCAL_API_PORT}`;
/** How the preview is started. */
export interface PreviewOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** The API's address, when it differs from the one that the shop uses on localhost. */
  readonly apiOrigin?: string;
  /** The build to serve; dist/ unless given. */
  readonly folder?: string;
  /** Whether pages are rendered with their data, and how long the API may take for it, in milliseconds. */
  readonly renders?: { readonly budget: number } | null;
}

/** How pages are rendered. */
export interface RenderSettings extends Pick<
  RenderOptions,
  'apiOrigin' | 'publicPath' | 'site' | 'budget' | 'onProblem'
> {
  /** What the pages say of the API's origin: '' for its default; the origin itself unless given. */
  readonly pageOrigin?: string;
}

/** A preview that is listening. */
export type Preview = Awaited<ReturnType<typeof startPreview>>;

/** There is no build to serve. */
export class NoBuildError extends Error {
  constructor() {
    super('There is no build to serve: run `npm run build` first.');
    this.name = 'NoBuildError';
  }
}

/** Copies a build, without its source maps, and writes the API's origin into its pages. Returns the copy's folder. */
function copyBuild(folder: string, apiOrigin: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync(folder, copy, { recursive: true, filter: (file) => !file.endsWith('.map') });
  setApiOrigin(copy, apiOrigin);
  return copy;
}

/** What renders the pages of dist/. Throws a NoKitError where its build has left nothing to render with. */
export function createRenderer(
  folder: string,
  { apiOrigin, pageOrigin = apiOrigin, ...options }: RenderSettings,
): RenderPage {
  const kitFolder = kitFolderOf('dist');
  const kit = loadKit(kitFolder);
  return createRenderHandler({
    ...options,
    folder,
    apiOrigin,
    program: loadProgram(kitFolder),
    kit: { ...kit, template: withApiOrigin(kit.template, pageOrigin) },
  });
}

/** The path that a build is written for, with a slash at both ends. Throws a NoBuildError where there is no build. */
export function pathOfBuild(folder: string): string {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) throw new NoBuildError();
  return publicPathOf(readFileSync(page, 'utf8'));
}

/**
 * Serves a copy of a build on loopback and resolves once it listens: a later build may overwrite the folder meanwhile.
 * Rejects with a NoBuildError, a RangeError for an invalid apiOrigin, or the system's error for a taken port.
 */
export async function startPreview({ port, apiOrigin = '', folder = DIST, renders = null }: PreviewOptions) {
  const publicPath = pathOfBuild(folder);
  const origin = apiOrigin === '' ? LOCAL_API_ORIGIN : parseApiAddress(apiOrigin);
  const copy = copyBuild(folder, apiOrigin);
  const render =
    renders === null
      ? undefined
      : createRenderer(copy, { ...renders, apiOrigin: origin, pageOrigin: apiOrigin, publicPath, site: '' });
  const server = createServer(
    createShopHandler({ folder: copy, apiOrigin: origin, publicPath, ...(render && { render }) }),
  );
  const removeCopy = () => rmSync(copy, { recursive: true, force: true });
  server.once('close', removeCopy).once('error', removeCopy);
  const boundPort = await listen(server, port);
  return {
    /** Such as http://localhost:3000, with the shop's path, without a slash at the end. */
    url: `http://localhost:${boundPort}${publicPath.slice(0, -1)}`,
    port: boundPort,
    close: () => closeServer(server),
  };
}
