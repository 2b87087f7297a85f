import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { Database } from './Database';
import { listingWhere, type ListingInput } from './listingWhere';
import { Pictures } from './Pictures';
import { GLOBAL_SETTINGS, STOCK } from './stockSql';
import { toFamilies, type FamilyRow, type ShopProduct, type VariantRow } from './shopProduct';

const MAX_PAGE_SIZE = 100;

const FAMILIES = `
  SELECT p.id, pt.name AS title, pt.description, p."createdAt", p."customFieldsCategory" AS category,
    p."customFieldsParentcategory" AS "parentCategory", p."customFieldsGender" AS gender,
    p."customFieldsFeatured" AS featured, p."customFieldsAttributes" AS attributes,
    (SELECT coalesce(json_agg(a.preview ORDER BY pa.position, pa.id), '[]') FROM product_asset pa
      JOIN asset a ON a.id = pa."assetId" WHERE pa."productId" = p.id) AS pictures
  FROM product p JOIN product_translation pt ON pt."baseId" = p.id AND pt."languageCode" = $2
  WHERE p.id = ANY($1) AND p.enabled AND p."deletedAt" IS NULL`;

const VARIANTS = `
  SELECT v.id, v."productId" AS "familyId", v.sku, vt.name AS title, pr.price,
    v."customFieldsRegularprice" AS "regularPrice",
    ${STOCK} AS stock,
    (SELECT coalesce(json_agg(json_build_object('key', gt.name, 'value', ot.name) ORDER BY o."groupId"), '[]')
      FROM product_variant_options_product_option vo JOIN product_option o ON o.id = vo."productOptionId"
      JOIN product_option_translation ot ON ot."baseId" = o.id AND ot."languageCode" = $2
      JOIN product_option_group_translation gt ON gt."baseId" = o."groupId" AND gt."languageCode" = $2
      WHERE vo."productVariantId" = v.id) AS options,
    (SELECT coalesce(json_agg(a.preview ORDER BY va.position, va.id), '[]') FROM product_variant_asset va
      JOIN asset a ON a.id = va."assetId" WHERE va."productVariantId" = v.id) AS pictures
  FROM product_variant v ${GLOBAL_SETTINGS}
  JOIN product_variant_translation vt ON vt."baseId" = v.id AND vt."languageCode" = $2
  JOIN product_variant_price pr ON pr."variantId" = v.id AND pr."channelId" = $3 AND pr."currencyCode" = $4
  WHERE v."productId" = ANY($1) AND v.enabled AND v."deletedAt" IS NULL
  ORDER BY v.id`;

interface Page {
  readonly items: readonly ShopProduct[];
  readonly total: number;
}

/** Reads products as the shop shows them, in a few statements for a page. */
@Injectable()
export class Products {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  private async families(ctx: RequestContext, ids: readonly number[]) {
    if (ids.length === 0) return [];
    const language = ctx.channel.defaultLanguageCode;
    const [families, variants] = await Promise.all([
      this.database.rows<FamilyRow>(ctx, FAMILIES, [ids, language]),
      this.database.rows<VariantRow>(ctx, VARIANTS, [
        ids,
        language,
        ctx.channelId,
        ctx.channel.defaultCurrencyCode,
      ]),
    ]);
    return toFamilies(families, variants, (file) => this.pictures.addressOf(file));
  }

  /** One page of the families that match: of each its first variant in stock, else its first. */
  async list(ctx: RequestContext, input: ListingInput): Promise<Page> {
    const { where, parameters } = listingWhere(input);
    const limit = Math.min(Math.max(1, input.limit), MAX_PAGE_SIZE);
    const offset = (Math.max(1, input.page) - 1) * limit;
    const [rows, [counted]] = await Promise.all([
      this.database.rows<{ productId: number }>(
        ctx,
        `SELECT "productId" FROM shop_listing ${where} ORDER BY position, "productId" DESC LIMIT ${limit} OFFSET ${offset}`,
        parameters,
      ),
      this.database.rows<{ total: number }>(
        ctx,
        `SELECT coalesce(sum(families), 0)::int AS total FROM shop_listing_count ${where}`,
        parameters,
      ),
    ]);
    const ids = rows.map(({ productId }) => productId);
    const families = await this.families(ctx, ids);
    const items = ids.flatMap((id) => {
      const variants = families.find((family) => family.id === id)?.variants ?? [];
      return variants.find(({ stock }) => stock > 0) ?? variants[0] ?? [];
    });
    return { items, total: counted?.total ?? 0 };
  }

  /** A variant by its SKU, or null. */
  async byId(ctx: RequestContext, id: string): Promise<ShopProduct | null> {
    const found = await this.database.rows<{ productId: number }>(
      ctx,
      `SELECT "productId" FROM product_variant WHERE sku = $1 AND enabled AND "deletedAt" IS NULL ORDER BY id LIMIT 1`,
      [id],
    );
    const families = await this.families(
      ctx,
      found.map(({ productId }) => productId),
    );
    return families.flatMap(({ variants }) => variants).find((variant) => variant.id === id) ?? null;
  }
}
