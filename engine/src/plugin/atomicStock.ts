import {
  StockLevel,
  type ID,
  type RequestContext,
  type StockLevelService,
  type TransactionalConnection,
} from '@vendure/core';

/**
 * Vendure reads a stock level and writes back a sum, so that of two changes at once one is lost, also of those that are
 * made on the administration page. Replaces both methods by sums that the database computes.
 */
export function makeStockAtomic(levels: StockLevelService, connection: TransactionalConnection): void {
  const add = async (
    column: 'stockAllocated' | 'stockOnHand',
    ctx: RequestContext,
    productVariantId: ID,
    stockLocationId: ID,
    change: number,
  ) => {
    const where = { productVariantId, stockLocationId };
    const { affected } = await connection.getRepository(ctx, StockLevel).increment(where, column, change);
    return affected === 1;
  };
  const create = levels.updateStockOnHandForLocation.bind(levels);
  levels.updateStockAllocatedForLocation = async (...change) => {
    await add('stockAllocated', ...change);
  };
  levels.updateStockOnHandForLocation = async (...change) => {
    if (!(await add('stockOnHand', ...change))) await create(...change);
  };
}
