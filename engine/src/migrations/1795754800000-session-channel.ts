import type { MigrationInterface, QueryRunner } from 'typeorm';

const DEFAULT_CHANNEL = `(SELECT id FROM channel WHERE code = '__default_channel__')`;

/**
 * A session has its channel from the start. Vendure writes it at the session's first call, by saving the session that it
 * has read: one that was ended in between is inserted again, and lives on.
 */
export class SessionChannel1795754800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION shop_session_channel() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW."activeChannelId" := coalesce(NEW."activeChannelId", ${DEFAULT_CHANNEL});
        RETURN NEW;
      END $$`);
    await queryRunner.query(
      'CREATE TRIGGER shop_session_channel BEFORE INSERT ON session FOR EACH ROW EXECUTE FUNCTION shop_session_channel()',
    );
    await queryRunner.query(
      `UPDATE session SET "activeChannelId" = ${DEFAULT_CHANNEL} WHERE "activeChannelId" IS NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER shop_session_channel ON session');
    await queryRunner.query('DROP FUNCTION shop_session_channel()');
  }
}
