import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OnApplicationBootstrap } from '@nestjs/common';
import {
  configureDefaultOrderProcess,
  PluginCommonModule,
  StockLevelService,
  TransactionalConnection,
  VendurePlugin,
  type RuntimeVendureConfig,
} from '@vendure/core';
import gql from 'graphql-tag';
import { AdminResolver, shopGateway } from './adminResolver';
import { makeStockAtomic } from './atomicStock';
import { Database } from './Database';
import { ShopListing, ShopListingCount } from './listing.entity';
import { SHOP_OPTIONS, type ShopOptions } from './options';
import { OrderPlacing } from './OrderPlacing';
import { Orders } from './Orders';
import { ownOrdersAlone } from './ownOrdersAlone';
import { ShopPayment } from './payment.entity';
import { Payments } from './Payments';
import { Pictures } from './Pictures';
import { Products } from './Products';
import { ShopInfo } from './ShopInfo';
import { Shoppers } from './Shoppers';
import { ShopResolver } from './shopResolver';
import { Writes } from './Writes';

const schema = (...names: readonly string[]) =>
  gql(
    names
      .map((name) => readFileSync(path.join(__dirname, '../../schema', `${name}.graphql`), 'utf8'))
      .join('\n'),
  );

function configuration(config: RuntimeVendureConfig): RuntimeVendureConfig {
  config.authOptions.customPermissions.push(shopGateway);
  // An order is placed, and its stock is held, as soon as it stands; the payment follows.
  // placeOrder has looked at products and stock, and holds the stock's rows.
  const process = configureDefaultOrderProcess({
    checkAllVariantsExist: false,
    arrangingPaymentRequiresStock: false,
  });
  config.orderOptions.process = [process, ownOrdersAlone];
  config.orderOptions.stockAllocationStrategy = {
    shouldAllocateStock: (_ctx, _from, to) => to === 'ArrangingPayment',
  };
  config.orderOptions.orderPlacedStrategy = {
    shouldSetAsPlaced: (_ctx, _from, to) => to === 'ArrangingPayment',
  };
  return config;
}

/** The shop's own queries and mutations in Vendure. */
@VendurePlugin({
  compatibility: '~3.7.0',
  imports: [PluginCommonModule],
  entities: [ShopListing, ShopListingCount, ShopPayment],
  providers: [
    { provide: SHOP_OPTIONS, useFactory: () => ShopPlugin.options },
    Database,
    Pictures,
    Products,
    ShopInfo,
    Orders,
    OrderPlacing,
    Payments,
    Shoppers,
    Writes,
  ],
  exports: [OrderPlacing, Payments],
  shopApiExtensions: { schema: schema('shop', 'order'), resolvers: [ShopResolver] },
  adminApiExtensions: { schema: schema('admin', 'order'), resolvers: [AdminResolver] },
  configuration,
})
export class ShopPlugin implements OnApplicationBootstrap {
  static options: ShopOptions;

  constructor(
    private readonly levels: StockLevelService,
    private readonly connection: TransactionalConnection,
  ) {}

  static init(options: ShopOptions): typeof ShopPlugin {
    this.options = options;
    return ShopPlugin;
  }

  onApplicationBootstrap(): void {
    makeStockAtomic(this.levels, this.connection);
  }
}
