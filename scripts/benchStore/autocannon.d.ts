/** What the bench uses of the package autocannon, so that the project's types can be checked without it. */
declare module 'autocannon' {
  interface Request {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Result {
    /** Connections that broke, time-outs too. */
    readonly errors: number;
    readonly non2xx: number;
  }
  interface Run extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    /** In seconds; not with `amount`. */
    readonly duration?: number;
    readonly amount?: number;
    readonly requests: readonly { readonly setupRequest: (request: Request) => Request }[];
  }): Run;
  export default autocannon;
}
