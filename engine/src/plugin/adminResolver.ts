import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, PermissionDefinition, Transaction, type RequestContext } from '@vendure/core';
import { Orders } from './Orders';
import { Payments, type RecordPaymentInput } from './Payments';

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
  ) {}

  @Query()
  @Allow(shopGateway.Permission)
  trackedOrder(@Ctx() ctx: RequestContext, @Args('id') id: string) {
    return this.orders.byId(ctx, id);
  }

  @Mutation()
  @Transaction()
  @Allow(shopGateway.Permission)
  recordPayment(@Ctx() ctx: RequestContext, @Args('input') input: RecordPaymentInput) {
    return this.payments.record(ctx, input);
  }
}
