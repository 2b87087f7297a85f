/** A deployed shop: published by deploy/publish.mjs and served by nginx, with a later build to publish. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../../deploy/publish.mjs';
import { setApiOrigin } from '../../deploy/setApiOrigin.mjs';
import { startNginx } from '../../scripts/nginxServer';
import { copyBuild, writeNextBuild } from './nextBuild';
import { test as base } from './test';

const DIST = join(__dirname, '../../dist');

/** A deployed shop. */
export interface DeployedShop {
  /** Without a slash at the end. */
  readonly url: string;
  /** Publishes the later build. The assets of the first are kept for so many days; 0 by default. */
  deploy(days?: number): void;
  /** Stops the server. */
  stop(): Promise<void>;
}

interface TestFixtures {
  readonly deployed: DeployedShop;
}

/** Playwright's `test`; each test has its own deployed shop. */
export const test = base.extend<TestFixtures>({
  deployed: async ({ sandbox }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
    const [first, next, served] = ['first', 'next', 'served'].map((name) => join(folder, name));
    if (first === undefined || next === undefined || served === undefined)
      throw new Error('There is no folder.');
    copyBuild(DIST, first);
    setApiOrigin(first, sandbox.url);
    writeNextBuild(first, next);
    publish(first, served);
    const nginx = await startNginx({ folder: served, apiOrigin: sandbox.url });
    await use({
      url: nginx.url,
      deploy: (days = 0) => void publish(next, served, { days }),
      stop: () => nginx.close(),
    });
    await nginx.close();
    rmSync(folder, { recursive: true, force: true });
  },
  shop: async ({ deployed }, use) => use(deployed.url),
  baseURL: async ({ deployed }, use) => use(deployed.url),
});
