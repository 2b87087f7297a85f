/** An engine for tests: answers GraphQL over HTTP by the first field that is asked for. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldsOf } from '../src/lib/untrusted';

/** One call of the engine. */
export interface AskedCall {
  readonly field: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly token: string | null;
}

/** What the engine answers, or null to break off the connection. */
export interface EngineAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: Readonly<Record<string, unknown>> }[];
  /** The token of a session that begins. */
  readonly newToken?: string;
}

/** The answer to a call that the engine refuses. */
export const refusing = (code: string, details: Readonly<Record<string, unknown>> = {}): EngineAnswer => ({
  data: null,
  errors: [{ extensions: { code, ...details } }],
});

/** Starts one on a free port of this machine. `calls` has what it was asked. */
export const startEngine = async (answer: (call: AskedCall) => EngineAnswer | null) => {
  const calls: AskedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const { query, variables } = fieldsOf<{ query: string; variables: Record<string, unknown> }>(body);
      const [, field = ''] = /\{\s*(\w+)/.exec(typeof query === 'string' ? query : '') ?? [];
      const token = request.headers.authorization?.replace('Bearer ', '') ?? null;
      const call = { field, variables: fieldsOf<Record<string, unknown>>(variables), token };
      calls.push(call);
      const answered = answer(call);
      if (answered === null) {
        request.socket.destroy();
        return;
      }
      const { newToken, ...reply } = answered;
      if (newToken !== undefined) response.setHeader('vendure-auth-token', newToken);
      response.end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The engine has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
};
