/** Runs a real nginx with deploy/nginx.conf for tests: on loopback, with all its files in a temporary folder. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillSite, replaceOnce, tempPaths, withApi } from '../deploy/nginxSite.mjs';
import { findOrInstallNginx, NO_NGINX } from './findNginx.mjs';
import { findFreePort, LOOPBACK } from './ports';

const DEPLOY = join(__dirname, '../deploy');
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
/** In nginx's log once it listens. */
const STARTED = /start worker process/;

/** How nginx is started. */
export interface NginxOptions {
  /** The folder to serve. */
  readonly folder: string;
  readonly apiOrigin: string;
  /** The path of the shop; '/' unless given. */
  readonly publicPath?: string;
  /** The port of `npm run render:pages`; without it pages are files. */
  readonly renderPort?: number;
  /** The port of an API that is served under the shop's own host, with its pictures. */
  readonly apiPort?: number;
  /** The files of a certificate: HTTP/2 over TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** Changes the settings, such as a timeout that is too long for a test. */
  readonly change?: (site: string) => string;
}

/** An nginx that is listening. */
export type NginxServer = Awaited<ReturnType<typeof startNginx>>;

/** The main settings around the site: one worker, and all paths in one folder, which is removed afterwards. */
function mainConfig(folder: string, keys: string): string {
  // The worker needs this process's rights to read the folders of tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr notice;
events { worker_connections 64; }
http { access_log off; ${keys}${tempPaths(folder)} include ${join(folder, 'site.conf')}; }
`;
}

/** The locations of pages that are files. */
const PAGE_LOCATIONS = /  # A product's id may look like[\s\S]*?(?=\n}\n$)/;

/** The site with pages rendered on demand, as deploy/README.md says. Writes the files beside it. */
function withRendering(site: string, folder: string, renderPort: number): string {
  let main = read('nginx.render.conf');
  main = replaceOnce(main, /server 127\.0\.0\.1:3001;/, `server ${LOOPBACK}:${renderPort};`);
  main = replaceOnce(main, /proxy_cache_path \S+/, `proxy_cache_path ${join(folder, 'pages')}`);
  const locations = join(folder, 'nginx.render.locations.conf');
  writeFileSync(locations, read('nginx.render.locations.conf'));
  return main + replaceOnce(site, PAGE_LOCATIONS, `  include ${locations};`);
}

/** Starts nginx and resolves once it listens. Rejects with nginx's log when it does not start. */
export async function startNginx({
  folder,
  apiOrigin,
  publicPath = '/',
  renderPort,
  apiPort,
  tls,
  change = (site) => site,
}: NginxOptions) {
  const nginx = findOrInstallNginx();
  if (nginx === null) throw new Error(NO_NGINX);
  const port = await findFreePort();
  let site = fillSite(read('nginx.conf'), {
    listen: `${LOOPBACK}:${port}${tls === undefined ? '' : ' ssl http2'}`,
    serverName: 'localhost',
    root: folder,
    apiOrigin,
    publicPath,
  });
  const temporary = mkdtempSync(join(tmpdir(), 'nginx-'));
  if (renderPort !== undefined) site = withRendering(site, temporary, renderPort);
  if (apiPort !== undefined)
    site = withApi(site, read, { server: `${LOOPBACK}:${apiPort}`, folder: temporary });
  const keys =
    tls === undefined ? '' : `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}; `;
  writeFileSync(join(temporary, 'site.conf'), change(site));
  writeFileSync(join(temporary, 'nginx.conf'), mainConfig(temporary, keys));

  const child = spawn(nginx, ['-p', temporary, '-e', 'stderr', '-c', join(temporary, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stopOnExit = (): void => void child.kill('SIGTERM');
  process.once('exit', stopOnExit);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', stopOnExit);
      rmSync(temporary, { recursive: true, force: true });
      resolve();
    });
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`nginx did not start:\n${log}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (STARTED.test(log)) resolve();
    });
  });
  return {
    /** Without a slash at the end. */
    url: `http${tls === undefined ? '' : 's'}://localhost:${port}`,
    port,
    close: (): Promise<void> => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
