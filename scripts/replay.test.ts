import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Change } from '../src/features/traces/delta';
import { replayTrace } from '../src/features/traces/replay';
import { traceProblems } from '../src/lib/traceConstants';
import { outcomes } from './replayReport';

// The first of the processes may have to bundle the reducers; the others find them bundled.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'storefront-replay-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Writes a trace of one action that no reducer knows, with what the recording says that it changed. */
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

/** Runs what `npm run replay` runs. Returns its exit code and what it said. */
function replay(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/replay.ts', ...words],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return { status, said: stdout.trim(), complained: stderr.trim() };
}

describe('The command line', () => {
  it('ends with 0 where every state is equal', () => {
    const file = writeTrace('equal.json', []);
    expect(replay(file)).toEqual({
      status: outcomes.equal,
      said: `${file}: 1 action, every state equal.`,
      complained: '',
    });
  });

  it('ends with 1 where a state differs, and names the first action and each part', () => {
    const file = writeTrace('diverging.json', [[['cart', 'status'], 'ready']]);
    const { status, said, complained } = replay(file);
    expect({ status, said }).toEqual({ status: outcomes.diverged, said: '' });
    expect(complained).toMatch(/diverging\.json: diverges at action 1 of 1, test\/happened, .* build abc/);
    expect(complained).toContain('cart.status: recorded "ready", replayed "loading"');
  });

  it('ends with 2 where a file cannot be read, whatever the others are', () => {
    const broken = writeFile('broken.json', '{');
    const missing = join(folder, 'missing.json');
    const diverging = writeTrace('diverging.json', [[['cart', 'status'], 'ready']]);
    const { status, complained } = replay(diverging, broken, missing);
    expect(status).toBe(outcomes.unreadable);
    expect(complained).toContain('diverging.json: diverges');
    expect(complained).toContain(`${broken}: ${traceProblems.notJson}`);
    expect(complained).toContain(`${missing}: ${traceProblems.unreadable}`);
  });

  it('says that it compared nothing where a file holds no states', () => {
    const file = writeTrace('export.json', null);
    expect(replay(file)).toEqual({
      status: outcomes.equal,
      said: `${file}: 1 action, no reducer failed. The file holds no states to compare with.`,
      complained: '',
    });
  });

  it('writes what this build makes of the actions where it is told to, and only where that is something', () => {
    const file = writeTrace('outdated.json', [[['cart', 'status'], 'ready']]);
    const broken = writeFile('broken.json', '{');
    expect(replay('--update', file)).toMatchObject({ status: outcomes.equal, said: `${file}: updated.` });
    expect(replay('--update', file, broken)).toMatchObject({
      status: outcomes.unreadable,
      said: `${file}: up to date.`,
      complained: `${broken}: not updated. ${traceProblems.notJson}`,
    });
    expect(readFileSync(broken, 'utf8')).toBe('{');
  });

  it('says how it is used where it is told nothing', () => {
    const { status, complained } = replay();
    expect(status).toBe(outcomes.unreadable);
    expect(complained).toContain('Usage: npm run replay');
  });
});

describe('Replaying thousands of actions', () => {
  const ACTIONS = 500;
  const MEMBERS = 5000;
  const MEGABYTE = 1024 * 1024;
  /** States of so many members, each of eight bytes, were they kept, would weigh 19 MB on either side. */
  const ALLOWED_GROWTH = 8 * MEGABYTE;

  it('holds no states but the last, recorded or replayed', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: unknown = runInNewContext('gc');
    const usedMemory = (): number => {
      if (isAct(collectGarbage)) collectGarbage();
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
      },
    );
    expect(result).toMatchObject({ divergence: null, equalCount: ACTIONS });
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBeLessThan(ALLOWED_GROWTH);
  });
});

function isAct(value: unknown): value is () => void {
  return typeof value === 'function';
}

function readList(state: unknown): readonly unknown[] {
  return typeof state === 'object' && state !== null && 'list' in state && Array.isArray(state.list)
    ? state.list
    : [];
}
