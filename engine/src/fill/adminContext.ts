import type { INestApplicationContext } from '@nestjs/common';
import {
  ConfigService,
  RequestContextService,
  TransactionalConnection,
  User,
  type RequestContext,
} from '@vendure/core';

/** A context in which the superadmin acts, with the channel as it is now. */
export async function adminContext(app: INestApplicationContext): Promise<RequestContext> {
  const { identifier } = app.get(ConfigService).authOptions.superadminCredentials;
  const users = app.get(TransactionalConnection).rawConnection.getRepository(User);
  const user = await users.findOneOrFail({ where: { identifier }, relations: { roles: { channels: true } } });
  return await app.get(RequestContextService).create({ apiType: 'admin', user });
}
