/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNT } from './constants';
import type { Sandbox } from './server';
import { startTestSandbox, textLike } from './testing';

let folder: string;
let child: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'));
});

afterEach(() => {
  child?.kill('SIGKILL');
  child = null;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command. Sends SIGTERM once `until` accepts the printed text. */
const run = (
  args: readonly string[],
  until: (printed: string) => boolean = () => false,
  channel: 'ignore' | 'ipc' = 'ignore',
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> =>
  new Promise((resolve, reject) => {
    const started = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...args], {
      cwd: join(__dirname, '..'),
      stdio: ['ignore', 'pipe', 'pipe', channel],
    });
    child = started;
    let out = '';
    let err = '';
    started.stdout?.on('data', (part: Buffer) => {
      const stopped = until(out);
      out += part.toString();
      // Once: a second signal could reach the program after its handler is gone.
      if (!stopped && until(out)) started.kill('SIGTERM');
    });
    started.stderr?.on('data', (part: Buffer) => {
      err += part.toString();
    });
    started.on('error', reject);
    started.on('close', (code) => {
      resolve({ code, out, err });
    });
  });

it('prints its address, the demo account and how to reset, and stops on SIGTERM', async () => {
  const { code, out, err } = await run(['--port', '0', '--data', join(folder, 'store.sqlite')], (printed) =>
    printed.includes('--reset'),
  );
  expect(out).toMatch(/http:\/\/localhost:\d+\/api\/v1/);
  expect(out).toContain(`${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`);
  expect(out).toContain('--reset');
  expect(out).toContain('The sandbox store has stopped.');
  expect(err).toBe('');
  expect(code).toBe(0);
});

it.each(['ignore', 'ipc'] as const)('reports a taken port in one line and ends: %s', async (channel) => {
  const other: Sandbox = await startTestSandbox();
  try {
    const parameters = ['--port', String(other.port), '--data', join(folder, 'store.sqlite')];
    // With a channel it is a child, as of `npm start`.
    const { code, out, err } = await run(parameters, undefined, channel);
    expect(err.trim().split('\n')).toEqual([textLike(`Port ${other.port} is taken.`)]);
    expect(out).toBe('');
    expect(code).toBe(1);
  } finally {
    await other.close();
  }
});

it('prints its usage for invalid arguments', async () => {
  const { code, err } = await run(['--port', 'eighty']);
  expect(err).toContain("'eighty' is not a port.");
  expect(err).toContain('Usage: npm run sandbox');
  expect(code).toBe(1);
});
