import type { HeadlessReplay } from '../src/app/replay/headless';
import { outcomes, reportReplay } from './replayReport';

const action = { type: 'cart/lineQuantityChanged' };

function replayed(changes: Partial<Extract<HeadlessReplay, { ok: true }>['result']>): HeadlessReplay {
  return {
    ok: true,
    trace: {
      source: 'recorder',
      actions: [action],
      baseState: {},
      record: null,
      times: [0],
      info: { app: 'storefront', build: 'abc', url: '/', ua: '', startedAt: 0, dropped: 0 },
      parts: [],
    },
    result: {
      actionCount: 1,
      equalCount: 1,
      hasStates: true,
      divergence: null,
      failure: null,
      baseState: {},
      states: [],
      ...changes,
    },
  };
}

describe('The report on a trace', () => {
  it('says that every state is equal', () => {
    expect(reportReplay('a.json', replayed({}), 'def')).toEqual({
      outcome: outcomes.equal,
      text: 'a.json: 1 action, every state equal.',
    });
  });

  it('says that there were no states to compare with', () => {
    expect(reportReplay('a.json', replayed({ hasStates: false, equalCount: 0 }), 'def')).toEqual({
      outcome: outcomes.equal,
      text: 'a.json: 1 action, no reducer failed. The file holds no states to compare with.',
    });
  });

  it('names the first diverging action and the differences', () => {
    const differences = [{ path: ['cart', 'lines', 0, 'quantity'], recorded: 5, replayed: 4 }];
    const divergence = { index: 0, action, time: 0, differences };
    expect(reportReplay('a.json', replayed({ divergence, equalCount: 0 }), 'def')).toEqual({
      outcome: outcomes.diverged,
      text: [
        'a.json: diverges at action 1 of 1, cart/lineQuantityChanged, 1970-01-01T00:00:00.000Z' +
          ' (recorded by build abc, this is def)',
        '  cart.lines.0.quantity: recorded 5, replayed 4',
      ].join('\n'),
    });
  });

  it('names a failing reducer, and the reason of an unreadable file', () => {
    const failure = { index: 0, action, message: 'broken' };
    expect(reportReplay('a.json', replayed({ failure }), 'def').outcome).toBe(outcomes.diverged);
    expect(reportReplay('a.json', { ok: false, message: 'The file is not JSON.' }, 'def')).toEqual({
      outcome: outcomes.unreadable,
      text: 'a.json: The file is not JSON.',
    });
  });
});
