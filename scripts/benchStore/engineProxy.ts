/** Stands between a gateway and the engine, and can keep an answer back that the engine has given. */
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isRecord } from '../../src/lib/untrusted';
import { closeServer, listen, LOOPBACK } from '../ports';

interface Answer {
  readonly message: IncomingMessage;
  readonly body: Buffer;
}

const forward = ({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: LOOPBACK, port, path: url, method, headers }, (message) => {
      buffer(message).then((answer) => resolve({ message, body: answer }), reject);
    });
    request.once('error', reject);
    request.end(body);
  });

/** The key of an order that a request places; null for any other request. */
const orderKeyOf = (body: Buffer): string | null => {
  const call: unknown = JSON.parse(body.toString());
  const variables = isRecord(call) ? call['variables'] : null;
  const input = isRecord(variables) ? variables['input'] : null;
  const key = isRecord(input) ? input['idempotencyKey'] : null;
  return typeof key === 'string' ? key : null;
};

/** A proxy that listens. */
export interface EngineProxy {
  /** Asked for each order that the engine has answered; true cuts the connection before the gateway hears of it. */
  isCut: (orderKey: string) => boolean | Promise<boolean>;
  close(): void;
}

/** Takes the ports of the proxy and of the engine. */
export const startEngineProxy = async (port: number, enginePort: number): Promise<EngineProxy> => {
  const proxy: EngineProxy = {
    isCut: () => false,
    close: () => void closeServer(server),
  };
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await buffer(request);
      const answer = await forward(request, body, enginePort);
      const orderKey = orderKeyOf(body);
      if (orderKey !== null && (await proxy.isCut(orderKey))) request.socket.destroy();
      else response.writeHead(answer.message.statusCode ?? 0, answer.message.headers).end(answer.body);
    };
    // The engine broke off: so does the proxy.
    pass().catch(() => request.socket.destroy());
  });
  await listen(server, port);
  return proxy;
};
