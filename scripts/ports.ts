/** Shared by the scripts that start servers: the shop's port, the message for a taken port, and stopping. */
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { LOCAL_API_PORT } from '../src/lib/constants';

/** The ports of `npm start` and `npm run preview`, with the variables of the environment that change them. */
export interface Ports {
  readonly shop: number;
  readonly api: number;
}

const DEFAULTS: Ports = { shop: 3000, api: LOCAL_API_PORT };

/** The port that a variable of the environment names. Throws a RangeError for anything but a port. */
export function readPort(name: string, otherwise: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new RangeError(`${name} is a port from 1 to 65535, not '${text}'.`);
  return port;
}

/** Reads `SHOP_PORT` and `API_PORT`; 3000 and 8044 without them. Throws a RangeError for anything but a port. */
export function readPorts(): Ports {
  return { shop: readPort('SHOP_PORT', DEFAULTS.shop), api: readPort('API_PORT', DEFAULTS.api) };
}
/** Only this machine can reach the servers. */
export const LOOPBACK = '127.0.0.1';

/** Starts a server on a port of this machine, 0 for any, and returns its port. Rejects with the system's error for a taken one. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** A port of this machine on which no process listens: this one, or any for 0. Rejects with the system's error for a taken one. */
export async function findFreePort(port = 0): Promise<number> {
  const server = createServer();
  const free = await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
  return free;
}

/** Whether no process listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return findFreePort(port).then(
    () => true,
    () => false,
  );
}

/** Closes a server with its connections. */
export function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Throws a line about the first taken port; nothing when all are free. */
export async function expectFreePorts({ shop, api }: Ports): Promise<void> {
  const wanted = [
    ['SHOP_PORT', shop],
    ['API_PORT', api],
  ] as const;
  if (shop === api) throw new Error(`SHOP_PORT and API_PORT are both ${shop}. Give them different ports.`);
  for (const [name, port] of wanted) {
    if (!(await isPortFree(port)))
      throw new Error(
        `Port ${port} is taken. Stop what runs there, or choose another one: ${name}=${port + 1}`,
      );
  }
}

/** Calls `close` on the first SIGINT (Ctrl-C) or SIGTERM and then exits; on the second it exits at once. */
export function closeOnSignal(close: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void close().finally(() => process.exit(0));
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}
