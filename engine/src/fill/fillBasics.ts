import type { INestApplicationContext } from '@nestjs/common';
import {
  AdministratorService,
  ChannelService,
  CurrencyCode,
  LanguageCode,
  Populator,
  RoleService,
  TransactionalConnection,
  User,
  ZoneService,
  type RequestContext,
} from '@vendure/core';
import { COUNTRY } from '../plugin/address';
import { shopGateway } from '../plugin/adminResolver';

/** The name of the gateway's account on the Admin API. */
export const GATEWAY = 'gateway';

/** Currency, country, tax of nothing and free shipping, in a database that has no zone yet. Returns whether it wrote. */
export async function fillBasics(app: INestApplicationContext, ctx: RequestContext): Promise<boolean> {
  if ((await app.get(ZoneService).findAll(ctx)).totalItems > 0) return false;
  const channels = app.get(ChannelService);
  await channels.update(ctx, {
    id: ctx.channelId,
    availableCurrencyCodes: [CurrencyCode.INR],
    defaultCurrencyCode: CurrencyCode.INR,
    pricesIncludeTax: true,
  });
  await app.get(Populator).populateInitialData({
    defaultLanguage: LanguageCode.en,
    defaultZone: COUNTRY.name,
    countries: [{ code: COUNTRY.code, name: COUNTRY.name, zone: COUNTRY.name }],
    taxRates: [{ name: 'Included', percentage: 0 }],
    shippingMethods: [{ name: 'Free shipping', price: 0 }],
    paymentMethods: [],
    collections: [],
  });
  return true;
}

/** The gateway's account, which may use what the plugin adds to the Admin API and nothing else; its password is the settings'. */
export async function fillGatewayAccount(
  app: INestApplicationContext,
  ctx: RequestContext,
  password: string,
): Promise<void> {
  const administrators = app.get(AdministratorService);
  const user = await app
    .get(TransactionalConnection)
    .getRepository(ctx, User)
    .findOne({ where: { identifier: GATEWAY } });
  const account = user === null ? undefined : await administrators.findOneByUserId(ctx, user.id);
  if (account !== undefined) {
    await administrators.update(ctx, { id: account.id, password });
    return;
  }
  const role = await app.get(RoleService).create(ctx, {
    code: GATEWAY,
    description: 'The gateway between shop and engine',
    permissions: [shopGateway.Permission],
  });
  await administrators.create(ctx, {
    emailAddress: GATEWAY,
    firstName: 'Shop',
    lastName: 'Gateway',
    password,
    roleIds: [role.id],
  });
}
