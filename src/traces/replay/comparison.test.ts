import { toastDismissed } from '../../features/notifications/notificationsSlice';
import { compareStories, describeRows } from './comparison';
import { replayText } from './shopReducer';

function visit(...actions: readonly object[]) {
  const replay = replayText(JSON.stringify(actions), true);
  if (!replay.ok) throw new Error(replay.message);
  return { trace: replay.trace, states: replay.states };
}

const call = (endpointName: string, phase: 'pending' | 'fulfilled') => ({
  type: `api/executeQuery/${phase}`,
  payload: endpointName === 'listOrders' ? [] : {},
  meta: {
    arg: { type: 'query', endpointName, queryCacheKey: `${endpointName}(undefined)` },
    requestId: endpointName,
    requestStatus: phase,
  },
});

it('Two visits in which calls were answered in another order tell the same', () => {
  const asked = [call('getStoreInfo', 'pending'), call('listOrders', 'pending')];
  const [first, second] = [call('getStoreInfo', 'fulfilled'), call('listOrders', 'fulfilled')];
  const rows = compareStories(visit(...asked, first, second), visit(...asked, second, first));
  expect(describeRows(rows)).toBe('3 steps are the same, 0 differ.');
  // Each is shown where it was answered.
  expect(rows.map(({ left, right }) => [left.step, right.step])).toEqual([
    [0, 0],
    [4, 3],
    [3, 4],
  ]);
});

it('Two visits in which calls began in another order, or a message closed itself, tell the same', () => {
  const info = [call('getStoreInfo', 'pending'), call('getStoreInfo', 'fulfilled')];
  const orders = [call('listOrders', 'pending'), call('listOrders', 'fulfilled')];
  const rows = compareStories(
    visit(...info, ...orders),
    visit(...orders, ...info, toastDismissed({ id: 'a' })),
  );
  expect(describeRows(rows)).toBe('3 steps are the same, 0 differ.');
});
