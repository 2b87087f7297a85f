import type { Row, SqliteFile } from './sqliteFile';

/** A stored account. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

const toAccount = (row: Row): Account => ({
  id: row.text('id'),
  email: row.text('email'),
  passwordHash: row.text('password_hash'),
  firstName: row.text('first_name'),
  lastName: row.text('last_name'),
  createdAt: row.text('created_at'),
});

/** Accounts and the tokens of their sessions. */
export class AccountTable {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Stores an account. Returns false when its email address exists already. */
  add(account: Account): boolean {
    const added = this.#file.run(
      `INSERT INTO accounts (id, email, password_hash, first_name, last_name, created_at)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
      account.id,
      account.email,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.createdAt,
    );
    return added === 1;
  }

  /** The account of an email address in lower case, or null. */
  byEmail(email: string): Account | null {
    const row = this.#file.one('SELECT * FROM accounts WHERE email = ?', email);
    return row && toAccount(row);
  }

  /** Stores a token's hash until `expiresAt` (ms since 1970) and deletes expired ones. */
  addToken(tokenHash: string, accountId: string, expiresAt: number, now: number): void {
    this.#file.run('DELETE FROM tokens WHERE expires_at <= ?', now);
    this.#file.run(
      'INSERT INTO tokens (token_hash, account_id, expires_at) VALUES (?, ?, ?)',
      tokenHash,
      accountId,
      expiresAt,
    );
  }

  /** The account of a token's hash at a time (ms since 1970), or null. */
  byToken(tokenHash: string, now: number): Account | null {
    const row = this.#file.one(
      `SELECT accounts.* FROM tokens JOIN accounts ON accounts.id = tokens.account_id
       WHERE tokens.token_hash = ? AND tokens.expires_at > ?`,
      tokenHash,
      now,
    );
    return row && toAccount(row);
  }
}
