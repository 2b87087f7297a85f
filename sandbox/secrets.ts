/** Passwords and tokens: neither is ever stored as it is. */
import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TOKEN_BYTES = 32;
const REFERENCE_BYTES = 8;
const ACCOUNT_ID_BYTES = 8;

const join = (salt: Buffer, key: Buffer): string =>
  `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;

const derive = (password: string, salt: Buffer, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Takes a password, returns its salted scrypt hash. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return join(salt, await derive(password, salt, KEY_BYTES));
};

/** As `hashPassword`, for the moment before the server answers anybody: it blocks. */
export const hashPasswordSync = (password: string): string => {
  const salt = randomBytes(SALT_BYTES);
  return join(salt, scryptSync(password.normalize('NFKC'), salt, KEY_BYTES));
};

/** A hash that no password fits: checking against it costs an unknown address as much time as a known one. */
const NOBODYS_HASH = join(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Takes a password and a stored hash (null for an unknown account), returns whether they fit. */
export const passwordFits = async (password: string, stored: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = (stored ?? NOBODYS_HASH).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
};

/** Returns a fresh bearer token. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Takes a bearer token, returns what is stored of it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Returns a fresh reference of a payment; it cannot be guessed. */
export const newReference = (): string => `pay_${randomBytes(REFERENCE_BYTES).toString('hex')}`;

/** Returns a fresh account id. */
export const newAccountId = (): string => `usr_${randomBytes(ACCOUNT_ID_BYTES).toString('hex')}`;
