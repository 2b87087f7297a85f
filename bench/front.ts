/**
 * The shop as shoppers get it: behind nginx with HTTP/2 and TLS, its pages rendered on demand and kept by nginx, the API
 * and its pictures on an origin of their own.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { startSandbox } from '../sandbox/server';
import { setApiOrigin } from '../deploy/setApiOrigin.mjs';
import { startNginx } from '../scripts/nginxServer';
import { closeServer, listen } from '../scripts/ports';
import { createRenderer } from '../scripts/previewServer';
import { createShopHandler } from '../scripts/shopHandler';

const DIST = join(__dirname, '../dist');
/** How long the API may take for the data of a page, in milliseconds: the first visit draws its pictures. */
const API_BUDGET = 60_000;

/** A shop behind HTTP/2 and TLS. */
export type Front = Awaited<ReturnType<typeof startFront>>;

/** A certificate for localhost, and the argument that lets Chromium take it for a valid one. */
async function createCertificate(folder: string) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const files = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  writeFileSync(files.certificate, cert);
  writeFileSync(files.key, key, { mode: 0o600 });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { files, browserArguments: [`--ignore-certificate-errors-spki-list=${hash}`] };
}

/** Starts the last build with fresh data in the sandbox. Rejects where nginx is missing or a server does not start. */
export async function startFront() {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const { files: tls, browserArguments } = await createCertificate(folder);
  // What renders the pages is this process, and calls the API by its address in the pages.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const dist = join(folder, 'dist');
  cpSync(DIST, dist, { recursive: true, filter: (file) => !file.endsWith('.map') });
  const sandbox = await startSandbox({ port: 0, dataFile: join(folder, 'store.sqlite'), quiet: true });
  const { url, port: apiPort } = sandbox;

  const renderServer = createServer();
  const renderPort = await listen(renderServer, 0);
  const api = await startNginx({ folder: dist, apiOrigin: url, apiPort, tls });
  const apiOrigin = api.url;
  const shop = await startNginx({ folder: dist, apiOrigin, renderPort, tls });
  setApiOrigin(dist, apiOrigin);
  const render = createRenderer(dist, {
    apiOrigin,
    publicPath: '/',
    site: '',
    budget: API_BUDGET,
    onProblem: (reason) => console.error(reason),
  });
  renderServer.on('request', createShopHandler({ folder: dist, apiOrigin, render }));
  return {
    /** Without a slash at the end. */
    shopUrl: shop.url,
    /** Lets Chromium take the certificate for a valid one; a browser that ignores its errors would keep no files. */
    browserArguments,
    /** The sandbox itself, past nginx. */
    sandboxUrl: url,
    close: async (): Promise<void> => {
      await shop.close();
      await api.close();
      await closeServer(renderServer);
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
