import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, type RequestContext } from '@vendure/core';
import type { ListingInput } from './listingWhere';
import { OrderPlacing, type PlaceOrderInput } from './OrderPlacing';
import { Orders } from './Orders';
import { Products } from './Products';
import { Refusal } from './Refusal';
import { ShopInfo } from './ShopInfo';
import { Shoppers, type RegisterShopperInput } from './Shoppers';
import { Writes } from './Writes';

function requireSignedIn({ activeUserId }: RequestContext): void {
  if (activeUserId === undefined) throw new Refusal('NOT_SIGNED_IN', 'Nobody is signed in.');
}

/** The Shop API. Who must be signed in gets a refusal with a code, not Vendure's FORBIDDEN. */
@Resolver()
export class ShopResolver {
  constructor(
    private readonly info: ShopInfo,
    private readonly products: Products,
    private readonly orders: Orders,
    private readonly placing: OrderPlacing,
    private readonly shoppers: Shoppers,
    private readonly writes: Writes,
  ) {}

  @Query()
  @Allow(Permission.Public)
  shopInfo(@Ctx() ctx: RequestContext) {
    return this.info.read(ctx);
  }

  @Query()
  @Allow(Permission.Public)
  shopProducts(@Ctx() ctx: RequestContext, @Args('input') input: ListingInput) {
    return this.products.list(ctx, input);
  }

  @Query()
  @Allow(Permission.Public)
  shopProduct(@Ctx() ctx: RequestContext, @Args('id') id: string) {
    return this.products.byId(ctx, id);
  }

  @Query()
  @Allow(Permission.Public)
  shopOrders(@Ctx() ctx: RequestContext) {
    requireSignedIn(ctx);
    return this.orders.ofUser(ctx);
  }

  @Query()
  @Allow(Permission.Public)
  shopOrder(@Ctx() ctx: RequestContext, @Args('id') id: string) {
    requireSignedIn(ctx);
    return this.orders.ownById(ctx, id);
  }

  @Mutation()
  @Allow(Permission.Public)
  placeOrder(@Ctx() ctx: RequestContext, @Args('input') input: PlaceOrderInput) {
    return this.writes.run(ctx, (inTransaction) => this.placing.place(inTransaction, input));
  }

  @Mutation()
  @Allow(Permission.Public)
  registerShopper(@Ctx() ctx: RequestContext, @Args('input') input: RegisterShopperInput) {
    return this.writes.run(ctx, (inTransaction) => this.shoppers.register(inTransaction, input));
  }
}
