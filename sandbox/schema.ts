/** The version of the tables in the data file; a file of another version is refused. */
export const SCHEMA_VERSION = 1;

export const SCHEMA = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    status INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    full_name TEXT NOT NULL,
    address TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    phone TEXT NOT NULL
  ) STRICT;
  CREATE INDEX orders_by_account ON orders (account_id, number);
  CREATE TABLE order_items (
    order_id TEXT NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    product_id TEXT NOT NULL,
    title TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_paise INTEGER NOT NULL,
    PRIMARY KEY (order_id, position)
  ) STRICT;
  CREATE TABLE payment_attempts (
    reference TEXT PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES orders (id),
    method TEXT NOT NULL,
    amount_paise INTEGER NOT NULL,
    shop_origin TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;
