/** Hashes of passwords and tokens, and random ids. Neither passwords nor tokens are stored as they are. */
import { createHash, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TOKEN_BYTES = 32;
const ACCOUNT_ID_BYTES = 8;

const encode = (salt: Buffer, key: Buffer): string =>
  `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;

const derive = (password: string, salt: Buffer, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** A password's salted scrypt hash. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES);
  return encode(salt, await derive(password, salt, KEY_BYTES));
};

/** As `hashPassword`, but blocking: for seeding, before the server answers requests. */
export const hashPasswordSync = (password: string): string => {
  const salt = randomBytes(SALT_BYTES);
  return encode(salt, scryptSync(password.normalize('NFKC'), salt, KEY_BYTES));
};

/** No password has this hash. Comparing with it takes as long for an unknown address as for a known one. */
const DUMMY_HASH = encode(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

/** Whether a password belongs to a stored hash (null for an unknown account). */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const [, salt = '', key = ''] = (stored ?? DUMMY_HASH).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'), expected.length);
  return timingSafeEqual(actual, expected) && stored !== null;
};

/** A new random bearer token. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a bearer token, which is what is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new random account id. */
export const newAccountId = (): string => `usr_${randomBytes(ACCOUNT_ID_BYTES).toString('hex')}`;
