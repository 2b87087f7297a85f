/** `npm run preview`: the production build with pages rendered on demand, and the sandbox store behind it. */
import { API_BASE_PATH, DEFAULT_DATA_FILE } from '../sandbox/constants';
import { startSandbox } from '../sandbox/server';
import { API_BUDGET } from './pages/renderHandler';
import { closeOnSignal, expectFreePorts, readPorts } from './ports';
import { startPreview } from './previewServer';
import { describeAddresses } from './welcome';

async function preview(): Promise<void> {
  const ports = readPorts();
  await expectFreePorts(ports);
  const shop = await startPreview({
    port: ports.shop,
    apiOrigin: `http://localhost:${ports.api}`,
    renders: { budget: API_BUDGET },
  });
  const sandbox = await startSandbox({ port: ports.api, dataFile: DEFAULT_DATA_FILE, shopOrigin: shop.url });
  closeOnSignal(() => Promise.all([shop.close(), sandbox.close()]));
  console.log(describeAddresses(shop.url, `${sandbox.url}${API_BASE_PATH}`));
}

preview().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
