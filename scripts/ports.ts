/** What the scripts that start servers share: the shop's port, and how they speak of a taken one and stop. */
import { createServer } from 'node:net';

/** Where `npm start` and `npm run preview` show the shop. */
export const SHOP_PORT = 3000;
/** Loopback only: what is under development is nobody else's. */
export const LOOPBACK = '127.0.0.1';

/** Whether nobody listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, LOOPBACK, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/** The sentence for the first taken port, or null where all are free. */
export async function describeTakenPort(ports: readonly number[]): Promise<string | null> {
  for (const port of ports) {
    if (!(await isPortFree(port))) {
      return `Port ${port} is taken. Stop what runs there and try again.`;
    }
  }
  return null;
}

/** Calls `close` once on Ctrl-C or a request to stop, and ends the process; a second Ctrl-C does not wait. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      process.exit(1);
    }
    isStopping = true;
    void close().finally(() => {
      process.exit(0);
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
