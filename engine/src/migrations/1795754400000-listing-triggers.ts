import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The tables of lists follow the products by triggers, so that they are right within every transaction, by any way of writing:
 * the administration page, an import or SQL.
 */
export class ListingTriggers1795754400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // The product's row is locked, so that of two changes to its variants at once the second sees the first.
    await queryRunner.query(`
      CREATE FUNCTION shop_refresh_listing(wanted integer) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM product WHERE id = wanted FOR NO KEY UPDATE;
        DELETE FROM shop_listing WHERE "productId" = wanted AND NOT EXISTS (
          SELECT 1 FROM product p JOIN product_variant v ON v."productId" = p.id AND v.enabled AND v."deletedAt" IS NULL
          WHERE p.id = wanted AND p.enabled AND p."deletedAt" IS NULL);
        INSERT INTO shop_listing ("productId", position, category, "parentCategory", gender, featured)
          SELECT p.id, coalesce(p."customFieldsPosition", 0), lower(trim(coalesce(p."customFieldsCategory", ''))),
            lower(trim(coalesce(p."customFieldsParentcategory", ''))), lower(trim(coalesce(p."customFieldsGender", ''))),
            coalesce(p."customFieldsFeatured", false)
          FROM product p WHERE p.id = wanted AND p.enabled AND p."deletedAt" IS NULL AND EXISTS (
            SELECT 1 FROM product_variant v WHERE v."productId" = p.id AND v.enabled AND v."deletedAt" IS NULL)
        ON CONFLICT ("productId") DO UPDATE SET position = excluded.position, category = excluded.category,
          "parentCategory" = excluded."parentCategory", gender = excluded.gender, featured = excluded.featured;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION shop_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM shop_refresh_listing(coalesce(NEW.id, OLD.id));
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION shop_variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN PERFORM shop_refresh_listing(OLD."productId"); END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM shop_refresh_listing(NEW."productId"); END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE FUNCTION shop_listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          UPDATE shop_listing_count SET families = families - 1 WHERE category = OLD.category
            AND "parentCategory" = OLD."parentCategory" AND gender = OLD.gender AND featured = OLD.featured;
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO shop_listing_count (category, "parentCategory", gender, featured, families)
            VALUES (NEW.category, NEW."parentCategory", NEW.gender, NEW.featured, 1)
          ON CONFLICT (category, "parentCategory", gender, featured)
            DO UPDATE SET families = shop_listing_count.families + 1;
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER shop_product_changed AFTER INSERT OR UPDATE OR DELETE ON product
      FOR EACH ROW EXECUTE FUNCTION shop_product_changed()`);
    await queryRunner.query(`
      CREATE TRIGGER shop_variant_changed AFTER INSERT OR DELETE OR UPDATE OF enabled, "deletedAt", "productId"
      ON product_variant FOR EACH ROW EXECUTE FUNCTION shop_variant_changed()`);
    await queryRunner.query(`
      CREATE TRIGGER shop_listing_changed AFTER INSERT OR UPDATE OR DELETE ON shop_listing
      FOR EACH ROW EXECUTE FUNCTION shop_listing_changed()`);
    await queryRunner.query(`SELECT shop_refresh_listing(id) FROM product`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const triggers = {
      product: 'shop_product_changed',
      product_variant: 'shop_variant_changed',
      shop_listing: 'shop_listing_changed',
    };
    for (const [table, trigger] of Object.entries(triggers)) {
      await queryRunner.query(`DROP TRIGGER ${trigger} ON ${table}`);
      await queryRunner.query(`DROP FUNCTION ${trigger}()`);
    }
    await queryRunner.query(`DROP FUNCTION shop_refresh_listing(integer)`);
    await queryRunner.query(`DELETE FROM shop_listing`);
    await queryRunner.query(`DELETE FROM shop_listing_count`);
  }
}
