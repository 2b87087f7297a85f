/** How servers of the API keep and close their connections. */
import type { Server } from 'node:http';

/**
 * How long an idle connection stays open, in ms. With Node's 5 s a client on a busy machine, or a proxy, sends a request
 * just when the server closes its connection, and a payment must not be sent again.
 */
export const KEEP_ALIVE_TIMEOUT_MS = 120_000;

/** How long a closing server waits for pending requests before it closes their connections, in ms. */
const CLOSE_TIMEOUT_MS = 2000;

/** Closes a server; connections that are not idle after a moment are closed too. */
export const closeServer = (server: Server, limitMs = CLOSE_TIMEOUT_MS): Promise<void> =>
  new Promise((resolve) => {
    const timeout = setTimeout(() => {
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearTimeout(timeout);
      resolve();
    });
    server.closeIdleConnections();
  });
