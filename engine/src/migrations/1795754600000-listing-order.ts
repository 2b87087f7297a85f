import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['category', 'parentCategory', 'gender', 'featured'] as const;

/** The indexes of lists before, with what they are on. */
const BEFORE = {
  IDX_3c0ed362f34b91fd9bb485425f: '"category", "position", "productId"',
  IDX_2b106b982fb27a74e31f7cc266: '"parentCategory", "position", "productId"',
  IDX_4c43cab4d2b61cdbc37a6bde60: '"gender", "position", "productId"',
  IDX_6df922a13fd90d99ad219f8cbf: '"featured", "position", "productId"',
  IDX_8ad620b8d25c3d2118950014c1: '"position", "productId"',
};

/** Indexes in the order of lists, the newest first: else a page sorts all families of a position, which is most of them. */
export class ListingOrder1795754600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(BEFORE)) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const column of COLUMNS) {
      await queryRunner.query(
        `CREATE INDEX "shop_listing_${column}" ON shop_listing ("${column}", position, "productId" DESC)`,
      );
    }
    await queryRunner.query(`CREATE INDEX shop_listing_order ON shop_listing (position, "productId" DESC)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of [...COLUMNS, 'order']) await queryRunner.query(`DROP INDEX "shop_listing_${name}"`);
    for (const [name, columns] of Object.entries(BEFORE)) {
      await queryRunner.query(`CREATE INDEX "${name}" ON shop_listing (${columns})`);
    }
  }
}
