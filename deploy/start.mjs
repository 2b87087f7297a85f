// @ts-check
/**
 * The program of the image (deploy/Dockerfile): writes the build for this stage's addresses into a folder of its own, and
 * serves it with nginx. Settings are variables of the environment:
 *
 *   API_URL      where the API is, such as https://api.example.com or https://example.com/store/v2 (needed)
 *   API_UPSTREAM where the API listens, such as store:8080: serves it and its pictures under the shop's own host, which
 *                API_URL then names, such as https://shop.example.com
 *   PICTURES_PATH  where its pictures are then; /pictures/ unless given
 *   PUBLIC_PATH  the path of the shop; / unless given
 *   PORT         8080 unless given
 *   SHOP_BUILD, SHOP_FOLDER, NGINX_PROGRAM  the build, a folder that can be written, and the program, where they are elsewhere
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fillSite, tempPaths, withApi } from './nginxSite.mjs';
import { rewritePages } from './pages.mjs';
import { parseApiAddress, withApiOrigin } from './setApiOrigin.mjs';
import { parsePublicPath, withPublicPath } from './setPublicPath.mjs';

/**
 * Checks the settings.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @throws {RangeError} for a setting that is missing or wrong
 */
export function readSettings(environment) {
  const { API_URL = '', API_UPSTREAM = '', PICTURES_PATH = '/pictures/' } = environment;
  const { PUBLIC_PATH = '/', PORT = '8080' } = environment;
  if (API_URL === '') throw new RangeError('Say where the API is: API_URL=https://api.example.com');
  if (!/^\d{1,5}$/.test(PORT)) throw new RangeError(`PORT is a number, not '${PORT}'.`);
  if (API_UPSTREAM !== '' && !/^[\w.-]+(:\d{1,5})?$/.test(API_UPSTREAM)) {
    throw new RangeError(`API_UPSTREAM is a host and a port, such as store:8080, not '${API_UPSTREAM}'.`);
  }
  if (API_UPSTREAM !== '' && parsePublicPath(PUBLIC_PATH) !== '/') {
    throw new RangeError('API_UPSTREAM needs the shop at the root of its host: leave PUBLIC_PATH out.');
  }
  return {
    upstream: API_UPSTREAM,
    picturesPath: parsePublicPath(PICTURES_PATH),
    api: parseApiAddress(API_URL),
    publicPath: parsePublicPath(PUBLIC_PATH),
    port: PORT,
    build: environment['SHOP_BUILD'] ?? '/srv/build',
    folder: environment['SHOP_FOLDER'] ?? join(tmpdir(), 'shop'),
    nginx: environment['NGINX_PROGRAM'] ?? 'nginx',
  };
}

/**
 * The main settings of nginx: everything that it writes is in one folder. The log has no queries, which may be personal.
 * @param {string} folder
 * @returns {string}
 */
function mainConfig(folder) {
  return `worker_processes auto;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 1024; }
http {
  log_format shop '$time_iso8601 $remote_addr $request_method $uri $status $body_bytes_sent $request_time';
  access_log /dev/stdout shop;
  sendfile on;
  ${tempPaths(folder)}
  include ${join(folder, 'site.conf')};
}
`;
}

/**
 * Writes the pages and nginx's settings for a stage.
 * @param {ReturnType<typeof readSettings>} settings
 * @param {(name: string) => string} read returns the text of one of nginx's files
 * @returns {string} the file of nginx's main settings
 */
function writeStage({ api, upstream, picturesPath, publicPath, port, build, folder }, read) {
  const root = join(folder, 'pages');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(build, root, { recursive: true, filter: (file) => !file.endsWith('.map') });
  rewritePages(root, (html) => withPublicPath(withApiOrigin(html, api), publicPath));
  const values = { listen: port, serverName: '_', root, apiOrigin: new URL(api).origin, publicPath };
  const site = fillSite(read('nginx.conf'), values);
  const isOneOrigin = upstream !== '';
  writeFileSync(
    join(folder, 'site.conf'),
    isOneOrigin ? withApi(site, read, { server: upstream, picturesPath, folder }) : site,
  );
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainConfig(folder));
  return main;
}

function start() {
  try {
    const settings = readSettings(process.env);
    const here = dirname(process.argv[1] ?? '');
    const main = writeStage(settings, (name) => readFileSync(join(here, name), 'utf8'));
    const words = ['-p', settings.folder, '-e', 'stderr', '-c', main, '-g', 'daemon off;'];
    const nginx = spawn(settings.nginx, words, { stdio: 'inherit' });
    // QUIT lets nginx finish the answers that it has begun.
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
      process.on(signal, () => nginx.kill('SIGQUIT'));
    }
    nginx.once('error', (error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
    nginx.once('exit', (code) => {
      process.exitCode = code ?? 1;
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

// Compared by name: Jest cannot load a file that uses import.meta.
if (basename(process.argv[1] ?? '') === 'start.mjs') {
  start();
}
