/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BANK_PATH, DEMO_ACCOUNT, PAYMENT_METHOD, TOKEN_LIFETIME_MS } from './constants';
import { DataFileError, PortTakenError } from './errors';
import type { Sandbox, SandboxOptions } from './server';
import {
  callerOf,
  PAYMENT_FIELDS,
  placeOrder,
  signIn,
  signUp,
  startTestSandbox,
  textAt,
  objectLike,
} from './testing';

let folder: string;
let dataFile: string;
const running: Sandbox[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  dataFile = join(folder, 'deep', 'store.sqlite');
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((sandbox) => sandbox.close()));
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Partial<SandboxOptions> = {}): Promise<Sandbox> => {
  const sandbox = await startTestSandbox({ dataFile, ...options });
  running.push(sandbox);
  return sandbox;
};

const stop = async (sandbox: Sandbox): Promise<void> => {
  running.splice(running.indexOf(sandbox), 1);
  await sandbox.close();
};

it('keeps accounts, tokens, orders and payments over a restart', async () => {
  const before = await start();
  const token = await signUp(callerOf(before), 'keeper@example.com');
  const orderId = await placeOrder(callerOf(before), token);
  const json = { orderId, fields: { ...PAYMENT_FIELDS, method: PAYMENT_METHOD.upiQr } };
  const upi = textAt((await callerOf(before)('/payments', { token, json })).body, 'action', 'qr');
  await stop(before);
  // The write-ahead log has been written into the file.
  expect(readFileSync(dataFile).includes(orderId)).toBe(true);
  expect(readFileSync(dataFile).includes(new URL(upi).searchParams.get('tr') ?? 'no reference')).toBe(true);

  const after = await start();
  const call = callerOf(after);
  expect((await call('/orders', { token })).body).toEqual([objectLike({ id: orderId, status: 0 })]);
  const reference = new URL(upi).searchParams.get('tr') ?? '';
  const paid = await fetch(`${after.url}${BANK_PATH.pay}`, {
    method: 'POST',
    body: new URLSearchParams({ reference }),
    redirect: 'manual',
  });
  expect(paid.status).toBe(303);
  await paid.text();
  expect((await call('/orders', { token })).body).toEqual([objectLike({ id: orderId, status: 1 })]);
  expect((await placeOrder(call, token)) > orderId).toBe(true);
  expect(await signIn(call, { email: 'keeper@example.com', password: 'correct-horse' })).toBeTruthy();
});

it('seeds a new store once, and deletes its data only with reset', async () => {
  const first = await start();
  await signUp(callerOf(first), 'gone@example.com');
  await stop(first);

  const again = await start();
  expect((await callerOf(again)('/orders', { token: await signIn(callerOf(again)) })).body).toHaveLength(5);
  await stop(again);

  const reset = await start({ reset: true });
  expect((await callerOf(reset)('/orders', { token: await signIn(callerOf(reset)) })).body).toHaveLength(5);
  await expect(
    signIn(callerOf(reset), { email: 'gone@example.com', password: 'correct-horse' }),
  ).rejects.toThrow('no text at token');
});

it('stores neither passwords nor tokens as they are', async () => {
  const sandbox = await start();
  const token = await signIn(callerOf(sandbox));
  await stop(sandbox);
  const bytes = readFileSync(dataFile);
  expect(bytes.includes(DEMO_ACCOUNT.email)).toBe(true);
  expect(bytes.includes(DEMO_ACCOUNT.password)).toBe(false);
  expect(bytes.includes(token)).toBe(false);
});

it('expires a token after thirty days', async () => {
  let time = Date.parse('2026-03-01T00:00:00.000Z');
  const call = callerOf(await start({ now: () => time }));
  const token = await signIn(call);
  time += TOKEN_LIFETIME_MS - 1;
  expect((await call('/accountInfo', { token })).status).toBe(200);
  time += 1;
  expect((await call('/accountInfo', { token })).status).toBe(401);
  expect(await signIn(call)).not.toBe(token);
});

it('reports a taken port, and leaves the data of the running sandbox alone', async () => {
  const sandbox = await start();
  const token = await signUp(callerOf(sandbox), 'safe@example.com');
  const late = startTestSandbox({ dataFile, port: sandbox.port, reset: true });
  await expect(late).rejects.toThrow(PortTakenError);
  await expect(late).rejects.toThrow(`Port ${sandbox.port} is taken.`);
  expect((await callerOf(sandbox)('/accountInfo', { token })).status).toBe(200);
});

it('refuses a file that is not a store, frees the port, and replaces the file with reset', async () => {
  const file = join(folder, 'letter.txt');
  writeFileSync(file, 'Dear reader, this is no database. '.repeat(40));
  const probe = createServer();
  const port = await new Promise<number>((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  await new Promise((resolve) => probe.close(resolve));
  await expect(startTestSandbox({ dataFile: file, port })).rejects.toThrow(DataFileError);
  expect((await start({ dataFile: file, port, reset: true })).port).toBe(port);
});

it('listens on this machine only', async () => {
  await expect(startTestSandbox({ host: '0.0.0.0' })).rejects.toThrow(RangeError);
});
