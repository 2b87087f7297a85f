/** Unusual addresses and the pages that a real nginx keeps, with deploy/nginx.render.conf and the renderer behind it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, type NginxServer } from './nginxServer';
import { answers, hostilePaths, plainAddresses } from './pages/hostilePaths';
import { createRenderHandler } from './pages/renderHandler';
import { askRaw, kit, program, startTestApi, type TestApi } from './pages/testing';
import { listen } from './ports';
import { createShopHandler } from './shopHandler';

/** Those with a page, which nginx keeps. */
const pages = hostilePaths.filter(([, answer]) => answer !== 'refused' && answer !== 'no file');

let folder: string;
let api: TestApi;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  mkdirSync(join(folder, 'contact'));
  writeFileSync(join(folder, 'contact/index.html'), 'contact file');
  writeFileSync(join(folder, 'shell.html'), 'shell file');
  api = await startTestApi();
});

afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

describe.each(['/', '/shop/'])('Behind nginx, at %s', (publicPath) => {
  let nginx: NginxServer;
  let close: () => void;
  /** What the renderer was asked for. */
  const asked: string[] = [];
  const below = (target: string) => (target.startsWith('/') ? publicPath.slice(0, -1) + target : target);

  beforeAll(async () => {
    const settings = { folder, apiOrigin: api.origin };
    const render = createRenderHandler({ ...settings, kit, program, site: '', budget: 20_000 });
    // nginx does not wait for the first page, for which the program's parts are loaded.
    for (const pathname of ['/', '/products', '/product/hammer']) await render({ pathname, search: '' });
    const answerRequest = createShopHandler({ ...settings, publicPath, render });
    const renderer = createServer((request, response) => {
      asked.push(request.url ?? '');
      answerRequest(request, response);
    });
    nginx = await startNginx({ ...settings, publicPath, renderPort: await listen(renderer, 0) });
    close = () => renderer.close().closeAllConnections();
    for (const [target] of hostilePaths) await askRaw(nginx.port, below(target));
  });

  afterAll(async () => {
    await nginx.close();
    close();
  });

  it.each(plainAddresses)('%s is still: %s', async (address, answer) => {
    const { status, text } = answers[answer];
    const answered = await askRaw(nginx.port, below(address));
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(text);
  });

  it.each(pages)('%s has a page of its own: %s', async (target, answer) => {
    const { status, text } = answers[answer];
    const before = asked.length;
    const answered = await askRaw(nginx.port, below(target));
    // nginx refuses a path that leads above its root.
    if (answered.status === 400) return;
    expect(answered.status).toBe(status);
    expect(answered.text).toContain(text);
    expect(asked).toHaveLength(before);
  });

  it('asks the renderer as it was asked, without a query that the page does not read', () => {
    const sent = [...plainAddresses, ...hostilePaths].map(([target]) => below(target));
    const known = sent.flatMap((target) => [target, target.replace(/\?.*/, '')]);
    expect(asked.filter((target) => !known.includes(target))).toEqual([]);
  });
});
