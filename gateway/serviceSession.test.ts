/** The gateway's own session at the engine. */
import { createEngineClient } from './engineClient';
import { createServiceSession } from './serviceSession';
import { refusing, startEngine } from './testing';

it('signs in once for calls at the same moment, and again when its session has ended', async () => {
  let valid = '';
  const engine = await startEngine(({ field, token }) => {
    if (field === 'login') {
      valid = `${valid}x`;
      return { data: { login: { __typename: 'CurrentUser' } }, newToken: valid };
    }
    return token === valid ? { data: { trackedOrder: null } } : refusing('FORBIDDEN');
  });
  const call = { name: 'trackedOrder', query: '{ trackedOrder }' };
  const ask = createServiceSession(createEngineClient(engine.url), 'secret');
  const signIns = () => engine.calls.filter(({ field }) => field === 'login').length;
  await Promise.all([ask(call), ask(call), ask(call)]);
  expect(signIns()).toBe(1);
  valid = 'ended';
  await Promise.all([ask(call), ask(call)]);
  expect(signIns()).toBe(2);
  await engine.close();
});

it('tries to sign in again after a sign-in that failed', async () => {
  let isUp = false;
  const engine = await startEngine(({ field }) => {
    if (!isUp) return null;
    return field === 'login' ? { data: { login: {} }, newToken: 'x' } : { data: { trackedOrder: null } };
  });
  const ask = createServiceSession(createEngineClient(engine.url), 'secret');
  const call = { name: 'trackedOrder', query: '{ trackedOrder }' };
  await expect(ask(call)).rejects.toThrow('did not answer');
  isUp = true;
  await expect(ask(call)).resolves.toBeDefined();
  await engine.close();
});
