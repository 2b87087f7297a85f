import { lineAdded } from '../../features/cart/cartEvents';
import { toastShown } from '../../features/notifications/notificationsSlice';
import { openTrace } from './openedTrace';
import { shopReducer } from './shopReducer';
import { filterSteps, indexOfStep, wholeStory, type StepFilter } from './storyFilter';
import { buildCartLine } from '../../testing/builders';

const line = buildCartLine({
  id: 'p-77',
  name: 'Forged Claw Hammer',
  price: 999,
  selectedSize: '',
  selectedColor: '',
});

function openStory() {
  const meta = {
    requestId: 'a',
    arg: { endpointName: 'listOrders', queryCacheKey: 'listOrders(undefined)' },
  };
  const actions = [
    { type: 'api/executeQuery/pending', meta },
    lineAdded({ line, from: 'card' }),
    { type: 'api/internalSubscriptions/subscriptionsUpdated', payload: [] },
    { type: 'api/executeQuery/fulfilled', payload: [], meta },
    toastShown({ variant: 'destructive', message: 'No stock.' }),
  ];
  const result = openTrace(
    'test.json',
    JSON.stringify({
      payload: actions,
      preloadedState: shopReducer(undefined, { type: 'test/started' }),
      trace: { v: 1 },
    }),
  );
  if (!result.ok) throw new Error(result.message);
  return result.opened;
}

describe('The list of a trace', () => {
  const opened = openStory();
  const steps = (changes: Partial<StepFilter>) =>
    filterSteps(opened, { ...wholeStory, ...changes }, new Map());

  it('leaves out noise and the beginnings of calls, until every action is wanted', () => {
    expect(steps({})).toEqual([0, 2, 4, 5]);
    expect(steps({ show: 'all' })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('lists a step with a note, which is searched too', () => {
    const notes = new Map([[3, 'Why so often?']]);
    expect(filterSteps(opened, wholeStory, notes)).toEqual([0, 2, 3, 4, 5]);
    expect(filterSteps(opened, { ...wholeStory, words: 'often' }, notes)).toEqual([3]);
  });

  it('can be narrowed to failures, to a part of the shop and to a slice', () => {
    expect(steps({ show: 'failures' })).toEqual([5]);
    expect(steps({ part: 'Cart' })).toEqual([2]);
    expect(steps({ slice: 'notifications' })).toEqual([5]);
    expect(opened.parts).toEqual(expect.arrayContaining(['Cart', 'Messages', 'Orders']));
  });

  it('is searched in sentences, types and payloads, noise included', () => {
    expect(steps({ words: 'hammer to the CART' })).toEqual([2]);
    expect(steps({ words: 'cart/lineAdded' })).toEqual([2]);
    expect(steps({ words: 'p-77' })).toEqual([2]);
    expect(steps({ words: 'subscriptionsUpdated' })).toEqual([3]);
    expect(steps({ words: 'nothing of this' })).toEqual([]);
  });

  it('marks the listed step that the shown one belongs to', () => {
    expect([0, 1, 2, 3, 4, 9].map((step) => indexOfStep([0, 2, 4, 5], step))).toEqual([0, 0, 1, 1, 2, 3]);
    expect(indexOfStep([5], 2)).toBe(-1);
  });
});
