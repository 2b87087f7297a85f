import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const BYTES = 24;

/** The engine's own passwords. */
export interface Secrets {
  readonly superadminPassword: string;
  readonly cookieSecret: string;
  readonly gatewayPassword: string;
}

const newSecret = (): string => randomBytes(BYTES).toString('base64url');

function writeNew(file: string): void {
  const secrets: Secrets = {
    superadminPassword: newSecret(),
    cookieSecret: newSecret(),
    gatewayPassword: newSecret(),
  };
  // Written whole before it has its name: another process that starts now reads all of it or makes its own.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

function isSecrets(value: unknown): value is Secrets {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return ['superadminPassword', 'cookieSecret', 'gatewayPassword'].every(
    (name) => typeof fields[name] === 'string' && fields[name] !== '',
  );
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The secrets of a file, which is written where it is missing, for its owner alone. Throws where it is not whole. */
export function readSecrets(file: string): Secrets {
  if (readText(file) === null) writeNew(file);
  let secrets: unknown;
  try {
    secrets = JSON.parse(readText(file) ?? '');
  } catch {
    secrets = null;
  }
  if (!isSecrets(secrets)) {
    throw new Error(
      `${file} must have superadminPassword, cookieSecret and gatewayPassword: put it back, or delete it for new ones.`,
    );
  }
  return secrets;
}
