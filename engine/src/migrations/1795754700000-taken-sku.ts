import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function of the trigger shop_own_sku; `refuse` is what it does with a SKU that another variant has. */
const ownSku = (refuse: string): string => `
  CREATE OR REPLACE FUNCTION shop_own_sku() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.sku := coalesce(nullif(trim(NEW.sku), ''), 'v-' || NEW.id);${refuse}
    RETURN NEW;
  END $$`;

/**
 * The administration page shows the database's sentence: that of the unique index shop_own_sku, which still holds where two
 * are saved at once, says nothing to a merchant.
 */
export class TakenSku1795754700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      ownSku(`
    IF NEW."deletedAt" IS NULL AND EXISTS
      (SELECT FROM product_variant WHERE sku = NEW.sku AND "deletedAt" IS NULL AND id <> NEW.id)
    THEN
      RAISE unique_violation USING MESSAGE = format('Another variant has the SKU %s already: choose another one.', NEW.sku);
    END IF;`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ownSku(''));
  }
}
