/** What the gateway uses of the package pg, so that the project's types can be checked without it. */
declare module 'pg' {
  export interface QueryResult {
    readonly rows: readonly unknown[];
    readonly rowCount: number | null;
  }
  export class Pool {
    constructor(options: {
      readonly connectionString: string;
      readonly max?: number;
      readonly connectionTimeoutMillis?: number;
      readonly query_timeout?: number;
    });
    query(sql: string, values?: readonly unknown[]): Promise<QueryResult>;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): Promise<void>;
  }
}
