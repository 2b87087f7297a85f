import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, STOP_TIMEOUT_MS, untilReady } from './processes';

const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready');`;

it('kills a program that does not end when it is asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  const log = join(folder, 'program.log');
  const program = startProgram({
    name: 'The program',
    command: process.execPath,
    parameters: ['-e', STUBBORN],
    log,
  });
  await untilReady(program, () => readFileSync(log, 'utf8').includes('ready'));
  jest.useFakeTimers();
  const stopped = program.stop();
  jest.advanceTimersByTime(STOP_TIMEOUT_MS);
  await stopped;
  jest.useRealTimers();
  expect(program.child.signalCode).toBe('SIGKILL');
  rmSync(folder, { recursive: true });
});
