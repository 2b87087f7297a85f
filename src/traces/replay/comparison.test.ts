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

const failed = (endpointName: string) => ({
  ...call(endpointName, 'pending'),
  type: 'api/executeQuery/rejected',
  payload: { status: 500, data: {} },
  error: { message: 'Rejected' },
});
const pressed = { type: 'cart/checkoutPressed' };

it('Two visits tell the same where one has asked ahead, in another order, or a message has closed itself', () => {
  const info = [call('getStoreInfo', 'pending'), call('getStoreInfo', 'fulfilled')];
  const orders = [call('listOrders', 'pending'), call('listOrders', 'fulfilled')];
  const rows = compareStories(
    visit(...info, pressed, ...orders),
    visit(...orders, toastDismissed({ id: 'a' }), pressed),
  );
  expect(rows.map(({ left, right, isSame }) => [left.step, right.step, isSame])).toEqual([
    [0, 0, true],
    [3, 4, true],
  ]);
});

it('Two visits differ where one has sent a mutation twice', () => {
  const send = (requestId: string) =>
    (['pending', 'fulfilled'] as const).map((phase) => {
      const sent = call('createOrder', phase);
      return { ...sent, type: `api/executeMutation/${phase}`, meta: { ...sent.meta, requestId } };
    });
  const rows = compareStories(visit(...send('one')), visit(...send('one'), ...send('two')));
  expect(describeRows(rows)).toBe('2 steps are the same, 1 differs.');
});

it('Two visits differ where a call has failed in one', () => {
  const asked = call('listOrders', 'pending');
  const rows = compareStories(
    visit(asked, call('listOrders', 'fulfilled')),
    visit(asked, failed('listOrders')),
  );
  expect(describeRows(rows)).toBe('1 step is the same, 1 differs.');
});
