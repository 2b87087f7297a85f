import type { INestApplicationContext } from '@nestjs/common';
import { bootstrapWorker, Product, runMigrations, TransactionalConnection } from '@vendure/core';
import { toConfig } from '../config';
import type { Settings } from '../settings';
import { adminContext } from './adminContext';
import { readCatalogue, type Catalogue } from './catalogue';
import { fillAccount } from './fillAccounts';
import { fillBasics, fillGatewayAccount } from './fillBasics';
import { fillProducts, fillStore, PictureFiller } from './fillProducts';

/** Called before the first product is written. */
type OnBegin = () => Promise<unknown>;

async function fillCatalogue(
  app: INestApplicationContext,
  catalogue: Catalogue,
  folder: string,
  onBegin: OnBegin,
) {
  const ctx = await adminContext(app);
  if (await app.get(TransactionalConnection).getRepository(ctx, Product).exists()) return;
  console.log(
    `Filling in ${catalogue.products.length} products and their pictures, which takes a minute or two.`,
  );
  await onBegin();
  const pictures = new PictureFiller(app, ctx, folder);
  await fillStore(app, ctx, catalogue.store, pictures);
  await fillProducts(app, ctx, catalogue.products, pictures);
  for (const account of catalogue.accounts) await fillAccount(app, ctx, account);
  console.log(`Filled in: ${catalogue.products.length} products, ${catalogue.accounts.length} account.`);
}

/** Runs the migrations, sets up what the shop needs, and fills in the catalogue where there is no product. */
export async function migrateAndFill(settings: Settings, onBegin: OnBegin): Promise<void> {
  const done = await runMigrations(toConfig(settings));
  console.log(`Migrations: ${done.length === 0 ? 'none' : done.join(', ')}.`);
  const { app } = await bootstrapWorker(toConfig(settings));
  if (await fillBasics(app, await adminContext(app)))
    console.log('Currency, country and shipping are set up.');
  await fillGatewayAccount(app, await adminContext(app), settings.secrets.gatewayPassword);
  console.log('The account of the gateway is set up.');
  const catalogue = readCatalogue(settings.fillDir);
  if (catalogue !== null) await fillCatalogue(app, catalogue, settings.fillDir, onBegin);
  await app.close();
}
