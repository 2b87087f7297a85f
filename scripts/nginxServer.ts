/** Serves a folder by deploy/nginx.conf on a real nginx, for tests: on loopback, with nothing kept on the machine. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallNginx, NO_NGINX } from './findNginx.mjs';

const SITE = join(__dirname, '../deploy/nginx.conf');
const LOOPBACK = '127.0.0.1';
/** What nginx says once it listens and serves. */
const STARTED = /start worker process/;

/** How nginx is started. */
export interface NginxOptions {
  /** The folder to serve. */
  readonly folder: string;
  readonly apiOrigin: string;
  /** Changes the site's settings, such as a timeout that a test cannot wait for. */
  readonly change?: (site: string) => string;
}

/** An nginx that is listening. */
export interface NginxServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Replaces one setting of the site. Throws where it is not there exactly once. */
function replaceOnce(site: string, setting: RegExp, replacement: string): string {
  if (site.match(new RegExp(setting, 'g'))?.length !== 1)
    throw new Error(`${setting.source} is not there once.`);
  return site.replace(setting, () => replacement);
}

/** What stands around a site: one worker, and every path of its own in a folder that is removed afterwards. */
function mainConfig(folder: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // The worker may read what this process may: the folders of tests are not open to everybody.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr notice;
events { worker_connections 64; }
http { access_log off; ${paths} include ${join(folder, 'site.conf')}; }
`;
}

/** Starts nginx and resolves once it listens. Rejects with what nginx says where it does not start. */
export async function startNginx({
  folder,
  apiOrigin,
  change = (site) => site,
}: NginxOptions): Promise<NginxServer> {
  const nginx = findOrInstallNginx();
  if (nginx === null) throw new Error(NO_NGINX);
  const port = await findFreePort();
  let site = readFileSync(SITE, 'utf8');
  site = replaceOnce(site, /listen 80;/, `listen ${LOOPBACK}:${port};`);
  site = replaceOnce(site, /server_name [^;]+;/, 'server_name localhost;');
  site = replaceOnce(site, /root [^;]+;/, `root ${folder};`);
  site = replaceOnce(site, /default "https:\/\/api\.[^;]+;/, `default "${apiOrigin}";`);
  const own = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(own, 'site.conf'), change(site));
  writeFileSync(join(own, 'nginx.conf'), mainConfig(own));

  const child = spawn(nginx, ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stopWithUs = (): void => void child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      process.off('exit', stopWithUs);
      rmSync(own, { recursive: true, force: true });
      resolve();
    });
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`nginx did not start:\n${said}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (STARTED.test(said)) resolve();
    });
  });
  return {
    url: `http://localhost:${port}`,
    port,
    close: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
