/** For tests of servers: a request as it is. fetch would decode the body, normalise the path and follow redirects. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LOOPBACK } from './ports';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks a server of this machine, on a connection of its own. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: LOOPBACK, port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((all) => resolve({ status, headers: answered, body: all }), reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
