import { Injectable } from '@nestjs/common';
import { TransactionalConnection, type RequestContext } from '@vendure/core';

/** Fewer than half of the pool's connections. */
const AT_ONCE = 6;

/**
 * Runs writes, each in one transaction, a few at a time. Without the limit, orders that wait for one stock row hold every
 * connection of the pool, and the order that has the row waits for a connection.
 */
@Injectable()
export class Writes {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly connection: TransactionalConnection) {}

  /** The result of `write`; what it throws ends its transaction. */
  async run<T>(ctx: RequestContext, write: (ctx: RequestContext) => Promise<T>): Promise<T> {
    if (this.running === AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await this.connection.withTransaction(ctx, write);
    } finally {
      // The place is handed on: nobody who comes meanwhile takes it.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
