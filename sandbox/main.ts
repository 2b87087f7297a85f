/**
 * `npm run sandbox -- [--reset] [--port 8044] [--data file]`: runs the sandbox until SIGINT or SIGTERM. `npm start` also names
 * the shop's address, to which the bank leads back, and asks for the address alone (`--brief`).
 */
import { parseArgs } from 'node:util';
import { DescriptionError } from '../openapi/description';
import { API_BASE_PATH, DEFAULT_DATA_FILE, DEFAULT_PORT, DEMO_ACCOUNT } from './constants';
import { DataFileError, PortTakenError } from './errors';
import { startSandbox } from './server';

const USAGE = `Usage: npm run sandbox -- [--reset] [--port ${DEFAULT_PORT}] [--data ${DEFAULT_DATA_FILE}]`;
const MAX_PORT = 65535;

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      reset: { type: 'boolean', default: false },
      shop: { type: 'string' },
      brief: { type: 'boolean', default: false },
    },
  });
  const port = values.port ?? String(DEFAULT_PORT);
  if (!/^\d+$/.test(port) || Number(port) > MAX_PORT) throw new RangeError(`'${port}' is not a port.`);
  const { data = DEFAULT_DATA_FILE, reset, brief, shop } = values;
  return {
    port: Number(port),
    dataFile: data,
    reset,
    brief,
    ...(shop !== undefined && { shopOrigin: shop }),
  };
};

const fail = (message: string): void => {
  console.error(message);
  process.exitCode = 1;
};

const run = async (): Promise<void> => {
  let settings: ReturnType<typeof readArguments>;
  try {
    settings = readArguments();
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return;
  }
  // A child of `npm start` ends with it, in whatever way that ends. The data's file survives it.
  process.once('disconnect', () => process.exit());
  if (process.connected === false) return;
  const sandbox = await startSandbox(settings);
  let stopping = false;
  const stop = (): void => {
    // Ctrl+C reaches a child of npm twice.
    if (stopping) return;
    stopping = true;
    void sandbox.close().then(() => {
      console.log('The sandbox store has stopped.');
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`The sandbox store answers at ${sandbox.url}${API_BASE_PATH}`);
  if (settings.brief) return;
  console.log(`Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`);
  console.log(`Data: ${settings.dataFile} (start with --reset for fresh data)`);
};

run().catch((error: unknown) => {
  const isOfFiles = error instanceof DataFileError || error instanceof DescriptionError;
  if (error instanceof PortTakenError || isOfFiles) fail(error.message);
  else {
    console.error(error);
    process.exitCode = 1;
  }
  // The channel to `npm start` would keep it running.
  if (process.connected) process.disconnect();
});
