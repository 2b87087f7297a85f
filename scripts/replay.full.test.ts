import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Change } from '../src/traces/delta';
import { replayTrace } from '../src/traces/replay/replayTrace';
import { sliceNames } from '../src/traces/replay/shopReducer';
import { traceProblems } from '../src/traces/traceTexts';
import { replayTexts } from '../src/traces/traceTexts/replayTexts';
import { outcomes } from './replay/report';

// The first process may have to bundle the reducers.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..');
/** What is said of a file that starts from no slice. */
const emptyStart = replayTexts.strangeStart(sliceNames, []);
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
      output: `${file}: 1 action, every state equal.\n  ${emptyStart}`,
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
        `  ${emptyStart}`,
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

  it('writes a browser test of the journey with --to-test, as the one in e2e', () => {
    const { status } = replay('--to-test', '--out', folder, 'e2e/golden/browse.json');
    expect(status).toBe(outcomes.equal);
    // The folder of the helpers is elsewhere from there.
    const written = readFileSync(join(folder, 'browse.spec.ts'), 'utf8').replace(
      /'[^']*\/support\//g,
      "'../support/",
    );
    expect(written).toBe(readFileSync(join(ROOT, 'e2e/full/browse.spec.ts'), 'utf8'));
    expect(replay('--to-test', '--out', folder, 'e2e/golden/browse.json').status).toBe(outcomes.unreadable);
  });

  it('writes a payment that was refused, and the next one, each with its own outcome', () => {
    const submitted = { type: 'payment/submitted', payload: { orderId: 'ORD-1' } };
    const answered = (kind: string, payload: object) => ({
      type: `api/executeMutation/${kind}`,
      payload,
      meta: {
        arg: {
          type: 'mutation',
          endpointName: 'submitPayment',
          originalArgs: { paymentRequestDto: { orderId: 'ORD-1' } },
        },
        requestId: kind,
        requestStatus: kind,
        rejectedWithValue: kind === 'rejected',
      },
    });
    const file = writeFile('refused.json', [
      { type: 'payment/opened', payload: { orderId: 'ORD-1' } },
      { type: 'payment/fieldsReady', payload: { seenAttempt: 0 } },
      submitted,
      answered('rejected', { status: 422, data: {} }),
      submitted,
      answered('fulfilled', { kind: 'qrText', text: 'upi://pay' }),
    ]);
    const declined = writeFile('declined.json', [
      { type: 'payment/opened', payload: { orderId: 'ORD-1' } },
      { type: 'payment/fieldsReady', payload: { seenAttempt: 0 } },
      submitted,
      answered('fulfilled', { kind: 'failed', message: 'No.' }),
      { type: 'payment/formReopened' },
    ]);
    const stepsOf = (from: string) => {
      expect(replay('--to-test', '--out', folder, from).errors).toBe('');
      const test = readFileSync(from.replace(/json$/, 'spec.ts'), 'utf8');
      return test.match(/payBy\(.*\)|Try Again/g);
    };
    expect(stepsOf(file)).toEqual(["payBy(page, 'card-declined')", "payBy(page, 'upi-qr')"]);
    expect(stepsOf(declined)).toEqual(["payBy(page, 'card-declined')", 'Try Again']);
  });

  it('writes a reducer test of the fewest actions where a trace diverges', () => {
    const payload = [{ type: 'test/happened' }, { type: 'connection/lost' }, { type: 'connection/lost' }];
    const check = [[], [], [[['connection', 'status'], 'online']]];
    const file = writeFile('lost.json', {
      payload: JSON.stringify(payload),
      preloadedState: '{"connection":{"status":"offline"}}',
      trace: { v: 1, check },
    });
    const { status, output } = replay('--to-test', '--out', folder, file);
    expect(status).toBe(outcomes.equal);
    expect(output).toContain('a reducer test of 2 actions of the 3 up to the divergence');
    const test = readFileSync(join(folder, 'lost.test.ts'), 'utf8');
    expect(test).toContain("expect(state).toHaveProperty(['connection', 'status'], 'online')");
    expect(test).not.toContain('test/happened');
  });

  it('compares the stories of two traces', () => {
    const first = writeFile('first.json', [{ type: 'connection/lost' }, { type: 'connection/regained' }]);
    const second = writeFile('second.json', [{ type: 'connection/lost' }]);
    const compared = replay('--compare', first, second);
    expect(compared.status).toBe(outcomes.diverged);
    expect(compared.errors).toContain('  The connection was lost\n- The connection is back');
    expect(compared.errors).toContain('2 steps are the same, 1 differs.');
    expect(compared.errors).toMatch(/connection\.status: .*"online", .*"offline"/);
    expect(replay('--compare', first, first).output).toContain('Both tell the same story.');
  });

  it('finds no difference in two recordings of one visit, and their ids with --all', () => {
    const placed = (id: string, time: number) => [
      { type: 'notifications/toastShown', payload: { variant: 'info', title: 'Hi', text: '' }, meta: { id } },
      { type: 'location/changed', payload: { location: { pathname: '/', key: id, time } } },
    ];
    const first = writeFile('visit.json', placed('z7TmiQ6s', 1795723393648));
    const second = writeFile('again.json', placed('Le9BDukx', 1795732746531));
    const compared = replay('--compare', first, second);
    expect(compared.errors).toBe('');
    expect(compared.status).toBe(outcomes.equal);
    const all = replay('--compare', '--all', first, second);
    expect(all.status).toBe(outcomes.diverged);
    expect(all.errors).toContain('z7TmiQ6s');
  });

  it('compares a trace on two builds', () => {
    const first = writeFile('first.json', [{ type: 'connection/lost' }, { type: 'connection/regained' }]);
    const against = replay('--against', 'HEAD', first);
    expect(against.errors).toBe('');
    expect(against.output).toMatch(/2 actions, equal states on builds [\w-]+ and [\w-]+\.$/);
    expect(against.status).toBe(outcomes.equal);
  });

  it('lists errors with their messages, and says which map is missing', () => {
    const at = 'http://localhost:3000/assets/main.0000.js:1:11';
    const entry = { kind: 'console', step: 1, at: 0, text: 'TypeError: no lines', stack: `add@${at}` };
    const part = { tab: 'a', reason: 'open', at: 0, lanes: [entry] };
    const file = writeFile('failed.json', {
      payload: '[{"type":"test/happened"}]',
      preloadedState: '{}',
      trace: { v: 1, build: 'abc', times: [0], check: [[]] },
      parts: [part],
    });
    expect(replay('--stacks', file).output.split('\n').slice(1)).toEqual([
      'step 1: TypeError: no lines',
      `add@${at}`,
      'No map of assets/main.0000.js here: build commit abc.',
    ]);
  });

  it.each([
    ['A file is needed.', []],
    ['--compare needs two files: it was given 1 file.', ['--compare', 'before.json']],
    ['--all needs --compare.', ['--all', 'before.json']],
    ['--out needs --to-test.', ['--out', 'tests', 'before.json']],
    ['--compare and --stacks do not go together.', ['--stacks', '--compare', 'before.json', 'after.json']],
    ["Unknown option '--comparee'", ['--comparee', 'before.json']],
  ])('says what is wrong with a command before its usage: %s', (problem, args) => {
    const { status, errors } = replay(...args);
    expect(status).toBe(outcomes.unreadable);
    expect(errors.indexOf(problem)).toBe(0);
    expect(errors).toContain('\n\nUsage: npm run replay');
  });

  it('says that a commit is not there', () => {
    const file = writeTrace('equal.json', []);
    expect(replay('--against', 'nosuch', file).errors).toBe('There is no commit nosuch here.');
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
        actions: steps.map((index) => ({ type: 'test/changed', index })),
        baseState: { list },
        deltas: steps.map((index) => [[['list', index % MEMBERS], index]]),
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
