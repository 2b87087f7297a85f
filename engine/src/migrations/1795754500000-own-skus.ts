import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A variant's SKU is its id in the shop, so two that are sold have not the same, and one that was left empty on the
 * administration page is made of the variant's number.
 */
export class OwnSkus1795754500000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION shop_own_sku() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.sku := coalesce(nullif(trim(NEW.sku), ''), 'v-' || NEW.id);
        RETURN NEW;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER shop_own_sku BEFORE INSERT OR UPDATE OF sku ON product_variant
      FOR EACH ROW EXECUTE FUNCTION shop_own_sku()`);
    await queryRunner.query(`UPDATE product_variant SET sku = sku WHERE trim(sku) <> sku OR sku = ''`);
    await queryRunner.query(
      `CREATE UNIQUE INDEX shop_own_sku ON product_variant (sku) WHERE "deletedAt" IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX shop_own_sku`);
    await queryRunner.query(`DROP TRIGGER shop_own_sku ON product_variant`);
    await queryRunner.query(`DROP FUNCTION shop_own_sku()`);
  }
}
