/** How many SQL statements an order takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings } from './findings';
import { placeOrder, type Shopper } from './shoppers';
import type { WholeStore } from './wholeStore';

const LINES = [1, 3] as const;
const MOST = 5;

/** A statement in PostgreSQL's log, with its kind and the first table that it names. */
const STATEMENT = /LOG: {2}(?:statement|execute [^:]+): (\w+)(?:[\s\S]*?(?:FROM|INTO|UPDATE) "?(\w+))?/;

const statementsOf = (log: string): readonly string[] =>
  log.split(/^(?=\d{4}-\d\d-\d\d )/m).flatMap((entry) => {
    const [, kind, table = ''] = STATEMENT.exec(entry) ?? [];
    return kind === undefined ? [] : [`${kind} ${table}`.trim()];
  });

const mostOf = (statements: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const statement of statements) counts.set(statement, (counts.get(statement) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST);
  return sorted.map(([statement, count]) => `${count} ${statement}`).join(', ');
};

/** The part `statements`. */
export const findStatements = async (
  { engine }: WholeStore,
  shoppers: readonly Shopper[],
  findings: Findings,
): Promise<void> => {
  findings.part('Statements of an order');
  const [shopper] = shoppers;
  if (shopper === undefined) throw new Error('There is no shopper.');
  const log = join(engine.folder, 'postgres.log');
  const setLog = (value: string): unknown => {
    engine.sql(`ALTER SYSTEM SET log_statement = '${value}'`);
    return engine.sql('SELECT pg_reload_conf()');
  };
  const skus = engine.sql('SELECT sku FROM product_variant ORDER BY id DESC LIMIT 3').flat();
  for (const lines of LINES) {
    const products = Object.fromEntries(skus.slice(0, lines).map((sku) => [sku, 1]));
    // The first one fills the engine's caches.
    await placeOrder(shopper, products, 'statements');
    setLog('all');
    const start = readFileSync(log).length;
    const { status } = await placeOrder(shopper, products, 'statements');
    const statements = statementsOf(readFileSync(log).subarray(start).toString());
    setLog('none');
    findings.same(`an order of ${lines} is placed`, status, 201);
    findings.figure(
      `${lines} ${lines === 1 ? 'line' : 'lines'}: ${statements.length} (${mostOf(statements)})`,
    );
  }
};
