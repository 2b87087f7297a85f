/** The nginx in front of gateways and engines, and how long each of them took. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempPaths } from '../../deploy/nginxSite.mjs';
import { findOrInstallNginx, NO_NGINX } from '../findNginx.mjs';
import { LOOPBACK } from '../ports';
import { isListening, startProgram, StoreError, untilReady, type RunningProgram } from '../store/processes';

/** A port, and the servers behind it; one that is marked takes what the others cannot. */
export interface Front {
  readonly port: number;
  readonly servers: readonly { readonly port: number; readonly isSpare?: boolean }[];
}

const LOG = 'nginx-times.log';

// Shorter than the engine keeps an idle connection: a request that is sent into one that closes gets no answer.
const frontSettings = ({ port, servers }: Front): string => `
  upstream behind_${port} {
    ${servers.map((server) => `server ${LOOPBACK}:${server.port}${server.isSpare === true ? ' backup' : ''};`).join(' ')}
    keepalive 32;
    keepalive_timeout 4s;
  }
  server {
    listen ${LOOPBACK}:${port};
    location / {
      proxy_pass http://behind_${port};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
    }
  }`;

const settings = (folder: string, fronts: readonly Front[]): string => `
daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  log_format times '$server_port $upstream_response_time';
  access_log ${join(folder, LOG)} times;
  ${tempPaths(folder)}
  ${fronts.map(frontSettings).join('')}
}`;

/** Starts nginx with its files in a folder, and resolves once it listens. Rejects with a StoreError. */
export const startBalancer = async (folder: string, fronts: readonly Front[]): Promise<RunningProgram> => {
  const nginx = findOrInstallNginx();
  if (nginx === null) throw new StoreError(NO_NGINX);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settings(folder, fronts));
  const program = startProgram({
    name: 'nginx',
    command: nginx,
    parameters: ['-p', folder, '-e', 'stderr', '-c', file],
    log: join(folder, 'nginx.log'),
  });
  await untilReady(program, () => isListening(fronts[0]?.port ?? 0));
  return program;
};

/** Where the log of times ends now. */
export const endOfTimes = (folder: string): number => statSync(join(folder, LOG)).size;

/** How long the servers behind some ports took since a place in the log, in all, in ms. */
export const timeBehind = (folder: string, ports: readonly number[], start: number): number =>
  readFileSync(join(folder, LOG))
    .subarray(start)
    .toString()
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([port]) => ports.includes(Number(port)))
    // A request that went to a second server has two times.
    .flatMap(([, ...times]) => times.map((time) => Number.parseFloat(time)))
    .reduce((sum, seconds) => sum + (Number.isNaN(seconds) ? 0 : seconds * 1000), 0);
