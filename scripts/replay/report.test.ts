/** @jest-environment jsdom */
import type { HeadlessReplay } from '../../src/traces/replay/headless';
import { toJunit } from './junit';
import { reportReplay, worstOf } from './report';

type Replayed = Extract<HeadlessReplay, { ok: true }>;

const action = { type: 'cart/lineQuantityChanged' };

function replayed(changes: Partial<Replayed['result']>): Replayed {
  return {
    ok: true,
    trace: {
      actions: [action],
      baseState: {},
      deltas: null,
      times: [0],
      info: { app: 'storefront', build: 'abcdef1', url: '/', ua: '', startedAt: 0, dropped: 0 },
      parts: [],
    },
    states: [],
    notes: new Map(),
    strange: '',
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
    expect(reportReplay('a.json', replayed({}), 'def')).toMatchObject({
      outcome: 'equal',
      text: 'a.json: 1 action, every state equal.',
    });
  });

  it('says what is strange about the state that it starts from', () => {
    const strange = 'It has what this build does not know: coupons.';
    expect(reportReplay('a.json', { ...replayed({}), strange }, 'def').text).toBe(
      `a.json: 1 action, every state equal.\n  ${strange}`,
    );
  });

  it('says that nothing was verified where there were no states to compare with', () => {
    expect(reportReplay('a.json', replayed({ hasStates: false, equalCount: 0 }), 'def')).toMatchObject({
      outcome: 'unverified',
      text: 'a.json: 1 action, no reducer failed. Not verified: the file holds no states to compare with.',
    });
  });

  it('marks a build that is not a commit’s', () => {
    const differences = [{ path: ['cart'], recorded: 1, replayed: 2 }];
    const divergence = { index: 0, action, differences, message: '' };
    const { text } = reportReplay('a.json', replayed({ divergence }), '1a2b3c4+changes');
    expect(text).toContain(
      'recorded by build abcdef1; this is 1a2b3c4+changes, which has changes of its own)',
    );
  });

  it('names the first diverging action and the differences', () => {
    const differences = [{ path: ['cart', 'lines', 0, 'quantity'], recorded: 5, replayed: 4 }];
    const divergence = { index: 0, action, differences, message: '' };
    expect(reportReplay('a.json', replayed({ divergence, equalCount: 0 }), '1a2b3c4')).toMatchObject({
      outcome: 'diverged',
      fault: { action: 1, type: action.type, time: 0, differences },
      text: [
        'a.json: diverges at action 1 of 1, cart/lineQuantityChanged, 1970-01-01T00:00:00.000Z' +
          ' (recorded by build abcdef1; this is 1a2b3c4)',
        '  cart.lines.0.quantity: recorded 5, replayed 4',
      ].join('\n'),
    });
  });

  it('names a failing reducer, and the reason of an unreadable file', () => {
    const failure = { index: 0, action, differences: [], message: 'broken' };
    expect(reportReplay('a.json', replayed({ failure }), '1a2b3c4')).toMatchObject({
      outcome: 'diverged',
      fault: { action: 1, differences: [], message: 'broken' },
      text:
        'a.json: a reducer failed at action 1 of 1, cart/lineQuantityChanged, 1970-01-01T00:00:00.000Z' +
        ' (recorded by build abcdef1; this is 1a2b3c4): broken',
    });
    expect(reportReplay('a.json', { ok: false, message: 'The file is not JSON.' }, 'def')).toMatchObject({
      outcome: 'unreadable',
      text: 'a.json: The file is not JSON.',
    });
  });
});

describe('Several files', () => {
  it('have the worst result of any', () => {
    expect(worstOf([])).toBe('equal');
    expect(worstOf(['equal', 'unverified'])).toBe('unverified');
    expect(worstOf(['diverged', 'unverified', 'equal'])).toBe('diverged');
    expect(worstOf(['diverged', 'unreadable', 'unverified'])).toBe('unreadable');
  });

  it('are test cases of a JUnit report', () => {
    const divergence = {
      index: 0,
      action,
      differences: [{ path: ['a'], recorded: '<', replayed: 1 }],
      message: '',
    };
    const reports = [
      reportReplay('a.json', replayed({}), '1a2b3c4'),
      reportReplay('b&c.json', replayed({ divergence }), '1a2b3c4'),
      reportReplay('d.json', { ok: false, message: 'The file is empty.' }, '1a2b3c4'),
    ];
    const xml = toJunit(reports);
    const suite = new DOMParser().parseFromString(xml, 'application/xml');
    expect(suite.documentElement.getAttribute('tests')).toBe('3');
    expect(suite.documentElement.getAttribute('failures')).toBe('1');
    expect(suite.documentElement.getAttribute('errors')).toBe('1');
    expect([...suite.querySelectorAll('testcase')].map((element) => element.getAttribute('name'))).toEqual([
      'a.json',
      'b&c.json',
      'd.json',
    ]);
    expect(suite.querySelector('failure')?.textContent).toBe('  a: recorded "<", replayed 1');
    expect(suite.querySelector('error')?.getAttribute('message')).toBe('d.json: The file is empty.');
  });
});
