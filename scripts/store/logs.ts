/** What engine, worker and PostgreSQL have written, which nobody's password may be in. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordOf } from './engineProgram';
import { trial, type Trial } from './meetings';

const LOGS = ['server.log', 'worker.log', 'postgres.log'];

/** Searches the logs in a store's folder for passwords of shoppers, and those of the engine's accounts. */
export const findPasswords = (folder: string, passwords: readonly string[]): readonly Trial[] => {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const secrets = [...passwords, passwordOf(folder, 'superadmin'), passwordOf(folder, 'gateway')];
  const found = logs.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  return [
    trial(
      'engine, worker and PostgreSQL have logs',
      LOGS.filter((name) => !logs.includes(name)),
      [],
    ),
    trial('no password is in a log', found, []),
  ];
};
