/** Shared by the scripts that start servers: the shop's port, the message for a taken port, and stopping. */
import { createServer } from 'node:net';

/** The port of `npm start` and `npm run preview`. */
export const SHOP_PORT = 3000;
/** Only this machine can reach the servers. */
export const LOOPBACK = '127.0.0.1';

/** Whether no process listens on a port of this machine. */
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

/** A port of this machine on which no process listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A message for the first taken port, or null when all are free. */
export async function describeTakenPort(ports: readonly number[]): Promise<string | null> {
  for (const port of ports) {
    if (!(await isPortFree(port))) {
      return `Port ${port} is taken. Stop what runs there and try again.`;
    }
  }
  return null;
}

/** Calls `close` on the first SIGINT (Ctrl-C) or SIGTERM and then exits; on the second it exits at once. */
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
