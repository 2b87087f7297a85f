import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Change } from '../src/features/traces/delta';
import { replayTrace } from '../src/features/traces/replay';
import { traceProblems } from '../src/features/traces/traceTexts';
import { outcomes } from './replay/report';

// The first process may have to bundle the reducers.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'storefront-replay-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a trace of one action that no reducer handles, with these recorded changes; null for none recorded. */
function writeTrace(name: string, changes: readonly Change[] | null): string {
  const trace = { v: 1, build: 'abc', times: [0], check: [changes ?? []] };
  return writeFile(name, {
    payload: JSON.stringify([{ type: 'test/happened' }]),
    preloadedState: '{}',
    ...(changes === null ? {} : { trace }),
  });
}

function writeFile(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Runs what `npm run replay` runs. Returns its exit code and its output. */
function replay(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/replay.ts', ...args],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, output: stdout.trim(), errors: stderr.trim() };
}

describe('The command line', () => {
  it('ends with 0 when every state is equal', () => {
    const file = writeTrace('equal.json', []);
    expect(replay(file)).toEqual({
      status: outcomes.equal,
      output: `${file}: 1 action, every state equal.`,
      errors: '',
    });
  });

  it('ends with 1 when a state differs, and reports the first action and each difference', () => {
    const file = writeTrace('diverging.json', [[['cart', 'status'], 'ready']]);
    const { status, output, errors } = replay(file);
    expect({ status, output }).toEqual({ status: outcomes.diverged, output: '' });
    expect(errors).toMatch(/diverging\.json: diverges at action 1 of 1, test\/happened, .* build abc/);
    expect(errors).toContain('cart.status: recorded "ready", replayed "loading"');
  });

  it('ends with 2 when a file cannot be read, whatever the others are', () => {
    const broken = writeFile('broken.json', '{');
    const missing = join(folder, 'missing.json');
    const diverging = writeTrace('diverging.json', [[['cart', 'status'], 'ready']]);
    const { status, errors } = replay(diverging, broken, missing);
    expect(status).toBe(outcomes.unreadable);
    expect(errors).toContain('diverging.json: diverges');
    expect(errors).toContain(`${broken}: ${traceProblems.notJson}`);
    expect(errors).toContain(`${missing}: ${traceProblems.unreadable}`);
  });

  it('ends with 3 when nothing could be compared: a file without states, or of another shop', () => {
    const file = writeTrace('export.json', null);
    const foreign = writeFile('foreign.json', {
      payload: '[{"type":"basket/filled"}]',
      preloadedState: '{"basket":{},"user":{}}',
    });
    expect(replay(file, foreign)).toEqual({
      status: outcomes.unverified,
      output: '',
      errors: [
        `${file}: 1 action, no reducer failed. Not verified: the file holds no states to compare with.`,
        `${foreign}: ${traceProblems.foreign}`,
      ].join('\n'),
    });
  });

  it('prints the results for programs, and writes them for a CI server', () => {
    const equal = writeTrace('equal.json', []);
    const diverging = writeTrace('diverging.json', [[['cart', 'status'], 'ready']]);
    const junit = join(folder, 'junit.xml');
    const { status, output, errors } = replay('--json', '--junit', junit, equal, diverging);
    expect({ status, errors }).toEqual({ status: outcomes.diverged, errors: '' });
    expect(JSON.parse(output)).toMatchObject([
      { file: equal, outcome: 'equal', actions: 1, equal: 1, recordedBy: 'abc', fault: null },
      { file: diverging, outcome: 'diverged', fault: { action: 1, type: 'test/happened' } },
    ]);
    const suite = readFileSync(junit, 'utf8');
    expect(suite).toContain('<testsuite name="replay" tests="2" failures="1" errors="0">');
  });

  it('writes the rebuilt states with --update, if the file can be read', () => {
    const file = writeTrace('outdated.json', [[['cart', 'status'], 'ready']]);
    const broken = writeFile('broken.json', '{');
    expect(replay('--update', file)).toMatchObject({ status: outcomes.equal, output: `${file}: updated.` });
    expect(replay('--update', file, broken)).toMatchObject({
      status: outcomes.unreadable,
      output: `${file}: up to date.`,
      errors: `${broken}: not updated. ${traceProblems.notJson}`,
    });
    expect(readFileSync(broken, 'utf8')).toBe('{');
  });

  it('prints its usage without arguments', () => {
    const { status, errors } = replay();
    expect(status).toBe(outcomes.unreadable);
    expect(errors).toContain('Usage: npm run replay');
  });
});

describe('Replaying thousands of actions', () => {
  const ACTIONS = 500;
  const MEMBERS = 5000;
  const MEGABYTE = 1024 * 1024;
  /** If all states were kept, they would take 19 MB on either side. */
  const ALLOWED_GROWTH = 8 * MEGABYTE;

  it('keeps only the last state, recorded and replayed', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: unknown = runInNewContext('gc');
    const usedMemory = (): number => {
      if (isFunction(collectGarbage)) collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    const list = Array.from({ length: MEMBERS }, () => 0);
    const steps = Array.from({ length: ACTIONS }, (_, index) => index);
    let before = 0;
    let after = 0;
    const result = replayTrace(
      (state, { type, index }) => {
        if (type !== 'test/changed') return state;
        if (index === 0) before = usedMemory();
        if (index === ACTIONS - 1) after = usedMemory();
        const next = { list: [...readList(state)] };
        next.list[Number(index) % MEMBERS] = Number(index);
        return next;
      },
      {
        source: 'recorder',
        actions: steps.map((index) => ({ type: 'test/changed', index })),
        baseState: { list },
        record: { kind: 'deltas', deltas: steps.map((index) => [[['list', index % MEMBERS], index]]) },
        times: null,
        info: null,
        parts: [],
      },
    );
    expect(result).toMatchObject({ divergence: null, equalCount: ACTIONS });
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBeLessThan(ALLOWED_GROWTH);
  });
});

function isFunction(value: unknown): value is () => void {
  return typeof value === 'function';
}

function readList(state: unknown): readonly unknown[] {
  return typeof state === 'object' && state !== null && 'list' in state && Array.isArray(state.list)
    ? state.list
    : [];
}
