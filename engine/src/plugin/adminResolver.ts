import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, PermissionDefinition, type RequestContext } from '@vendure/core';
import { Orders } from './Orders';
import { Payments, type RecordPaymentInput } from './Payments';
import { Writes } from './Writes';

/** What the gateway's own account may do, and nothing else. */
export const shopGateway = new PermissionDefinition({
  name: 'ShopGateway',
  description: 'Track any order by its number, and record payments',
});

@Resolver()
export class AdminResolver {
  constructor(
    private readonly orders: Orders,
    private readonly payments: Payments,
    private readonly writes: Writes,
  ) {}

  @Query()
  @Allow(shopGateway.Permission)
  trackedOrder(@Ctx() ctx: RequestContext, @Args('id') id: string) {
    return this.orders.byId(ctx, id);
  }

  @Mutation()
  @Allow(shopGateway.Permission)
  recordPayment(@Ctx() ctx: RequestContext, @Args('input') input: RecordPaymentInput) {
    return this.writes.run(ctx, (inTransaction) => this.payments.record(inTransaction, input));
  }
}
