import { Injectable } from '@nestjs/common';
import { Order, TransactionalConnection, type RequestContext } from '@vendure/core';

/** SQL within the request's transaction. */
@Injectable()
export class Database {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The rows of a query. Their type is what the query selects. */
  async rows<Row>(ctx: RequestContext, sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return await this.connection.getRepository(ctx, Order).manager.query(sql, [...parameters]);
  }
}
