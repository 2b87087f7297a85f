import type { Database } from './database';
import { Fields } from './fields';
import { createRateLimit } from './rateLimit';

const LIMIT = { requests: 2, seconds: 60 };

/** A database in which every key was counted so often; `removals` are the statements that remove more than one key. */
const counting = (count: number) => {
  const removals: string[] = [];
  const db: Database = {
    query: (sql, ...values) => {
      if (values.length === 0) removals.push(sql);
      return Promise.resolve([new Fields({ count, wait: 30 })]);
    },
    close: () => Promise.resolve(),
  };
  return { db, removals };
};

it('refuses what is tried too often, and says how long', async () => {
  await createRateLimit(counting(2).db).count('sign-in', 'a@b.c', LIMIT);
  const refused = createRateLimit(counting(3).db).count('sign-in', 'a@b.c', LIMIT);
  await expect(refused).rejects.toMatchObject({ status: 429, retryAfterS: 30 });
});

it('removes what has ended while it runs, not at its start alone', async () => {
  const { db, removals } = counting(1);
  const limits = createRateLimit(db);
  for (let requests = 0; requests < 1001; requests += 1) await limits.count('sign-in', 'a@b.c', LIMIT);
  expect(removals).toHaveLength(2);
});
