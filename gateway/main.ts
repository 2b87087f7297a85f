/** Runs the gateway until SIGINT or SIGTERM. Its settings are in the environment: gateway/README.md lists them. */
import { API_BASE_PATH } from '../src/lib/constants';
import { startGateway } from './server';
import { readSettings, SettingError } from './settings';

/** An order that the engine does not answer is asked for again for nearly as long: see untilAnswered. In ms. */
const CLOSE_TIMEOUT_MS = 20_000;

const run = async (): Promise<void> => {
  const gateway = await startGateway(readSettings(process.env));
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void gateway.close(CLOSE_TIMEOUT_MS).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`The gateway answers at ${gateway.url}${API_BASE_PATH}`);
};

run().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
});
