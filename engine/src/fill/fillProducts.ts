import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import {
  AssetService,
  ChannelService,
  FastImporterService,
  LanguageCode,
  Product,
  TaxCategoryService,
  TransactionalConnection,
  type ID,
  type RequestContext,
} from '@vendure/core';
import { policyField } from '../customFields';
import type { FilledFamily, FilledStore } from './catalogue';

const languageCode = LanguageCode.en;

/** Stores pictures of a folder as assets, each once. */
export class PictureFiller {
  private readonly ids = new Map<string, Promise<ID>>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly ctx: RequestContext,
    private readonly folder: string,
  ) {}

  private async create(file: string, name: string): Promise<ID> {
    const assets = this.app.get(AssetService);
    const stream = createReadStream(path.join(this.folder, 'pictures', file));
    const asset = await assets.createFromFileStream(stream, file, this.ctx);
    if (!('id' in asset)) throw new Error(`${file} is no picture that Vendure takes.`);
    if (name !== file) await assets.update(this.ctx, { id: asset.id, name });
    return asset.id;
  }

  /** The id of a picture's asset. */
  idOf(file: string, name = file): Promise<ID> {
    const id = this.ids.get(file) ?? this.create(file, name);
    this.ids.set(file, id);
    return id;
  }

  idsOf(files: readonly string[]): Promise<ID[]> {
    return Promise.all(files.map((file) => this.idOf(file)));
  }
}

/** Writes the shop's name, address, categories, pictures and policies into the channel. */
export async function fillStore(
  app: INestApplicationContext,
  ctx: RequestContext,
  store: FilledStore,
  pictures: PictureFiller,
): Promise<void> {
  const { description, logo, categoryImages, policies = {}, ...texts } = store;
  const imageIds = await Promise.all(
    Object.entries(categoryImages).map(([name, file]) => pictures.idOf(file, name)),
  );
  await app.get(ChannelService).update(ctx, {
    id: ctx.channelId,
    customFields: {
      ...texts,
      storeDescription: description,
      logoId: await pictures.idOf(logo),
      categoryImagesIds: imageIds,
      ...Object.fromEntries(Object.entries(policies).map(([policy, html]) => [policyField(policy), html])),
    },
  });
}

async function fillOptions(
  importer: FastImporterService,
  productId: ID,
  family: FilledFamily,
): Promise<Map<string, ID>> {
  const ids = new Map<string, ID>();
  for (const { key, values } of family.options) {
    const groupId = await importer.createProductOptionGroup({
      code: `${family.slug}-${key}`,
      options: [],
      translations: [{ languageCode, name: key }],
    });
    await importer.addOptionGroupToProduct(productId, groupId);
    for (const value of values) {
      const code = `${family.slug}-${key}-${value}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const translations = [{ languageCode, name: value }];
      ids.set(
        value,
        await importer.createProductOption({ productOptionGroupId: groupId, code, translations }),
      );
    }
  }
  return ids;
}

async function fillFamily(
  app: INestApplicationContext,
  ctx: RequestContext,
  family: FilledFamily,
  pictures: PictureFiller,
  taxCategoryId: ID,
): Promise<void> {
  const importer = app.get(FastImporterService);
  const { slug, title, description, category, parentCategory, gender, featured, position, attributes } =
    family;
  const assetIds = await pictures.idsOf(family.pictures);
  const productId = await importer.createProduct({
    featuredAssetId: assetIds[0],
    assetIds,
    translations: [{ languageCode, name: title, slug, description }],
    customFields: { category, parentCategory, gender, featured, position, attributes },
  });
  const optionIds = await fillOptions(importer, productId, family);
  for (const { sku, title: name, options, price, regularPrice, stock, pictures: files } of family.variants) {
    const variantAssetIds = await pictures.idsOf(files);
    await importer.createProductVariant({
      productId,
      sku,
      price,
      stockOnHand: stock,
      taxCategoryId,
      featuredAssetId: variantAssetIds[0],
      assetIds: variantAssetIds,
      optionIds: options.flatMap((value) => optionIds.get(value) ?? []),
      translations: [{ languageCode, name }],
      customFields: { regularPrice },
    });
  }
  await app
    .get(TransactionalConnection)
    .getRepository(ctx, Product)
    .update(productId, { createdAt: new Date(family.createdAt) });
}

/** Writes families with their variants, stock and pictures. */
export async function fillProducts(
  app: INestApplicationContext,
  ctx: RequestContext,
  families: readonly FilledFamily[],
  pictures: PictureFiller,
): Promise<void> {
  await app.get(FastImporterService).initialize(ctx.channel);
  const [taxCategory] = (await app.get(TaxCategoryService).findAll(ctx)).items;
  if (taxCategory === undefined)
    throw new Error('The database has no tax category: run migrate on an empty one.');
  for (const family of families) await fillFamily(app, ctx, family, pictures, taxCategory.id);
}
