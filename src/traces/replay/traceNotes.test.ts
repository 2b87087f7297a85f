import { lineAdded } from '../../features/cart/cartEvents';
import { toastShown } from '../../features/notifications/notificationsSlice';
import { buildCartLine } from '../../testing/builders';
import { openTrace } from './openedTrace';
import { shopReducer } from './shopReducer';
import { filterStory, type StepFilter, wholeStory } from './storyFilter';
import { NOTE_LENGTH, readNotes, withNote, writeNotes } from './traceNotes';

describe('The notes of a file', () => {
  it('are read by step', () => {
    const notes = [
      { step: 0, text: 'start' },
      { step: '3', text: 'later' },
    ];
    expect([...readNotes({ payload: '[]', notes })]).toEqual([
      [0, 'start'],
      [3, 'later'],
    ]);
  });

  it.each<[name: string, note: unknown]>([
    ['before the first step', { step: -1, text: 'x' }],
    ['between two steps', { step: 1.5, text: 'x' }],
    ['without a step', { text: 'x' }],
    ['without a text', { step: 1 }],
    ['with an empty text', { step: 1, text: '' }],
    ['that is no record', 'x'],
    ['that is null', null],
  ])('are read without one %s', (_name, note) => {
    expect([...readNotes({ notes: [note, { step: 2, text: 'kept' }] })]).toEqual([[2, 'kept']]);
  });

  it.each([[null], ['notes'], [[]], [{}], [{ notes: 'x' }], [{ notes: { step: 1, text: 'x' } }]])(
    'are none in %j',
    (file) => {
      expect(readNotes(file).size).toBe(0);
    },
  );

  it('are cut to the longest that is kept', () => {
    const text = 'x'.repeat(NOTE_LENGTH);
    expect(readNotes({ notes: [{ step: 1, text }] }).get(1)).toBe(text);
    expect(readNotes({ notes: [{ step: 1, text: `${text}y` }] }).get(1)).toBe(text);
  });
});

describe('Writing a note', () => {
  const notes = new Map([[1, 'one']]);

  it('adds it or replaces the one of its step, and leaves the notes before as they were', () => {
    expect([...withNote(notes, 2, ' two ')]).toEqual([
      [1, 'one'],
      [2, ' two '],
    ]);
    expect([...withNote(notes, 1, 'other')]).toEqual([[1, 'other']]);
    expect([...notes]).toEqual([[1, 'one']]);
  });

  it.each(['', '  \n'])('deletes it where the text is %j', (text) => {
    expect(withNote(notes, 1, text).size).toBe(0);
  });

  it('cuts it to the longest that is kept', () => {
    expect(withNote(notes, 2, 'x'.repeat(NOTE_LENGTH + 1)).get(2)).toHaveLength(NOTE_LENGTH);
  });
});

describe('A file with notes', () => {
  const notes = new Map([
    [10, 'ten'],
    [2, 'two'],
  ]);
  const written = [
    { step: 2, text: 'two' },
    { step: 10, text: 'ten' },
  ];

  it('holds them in the order of the steps, in place of those it had', () => {
    const text = JSON.stringify({ payload: '[]', notes: [{ step: 1, text: 'old' }] });
    expect(JSON.parse(writeNotes(text, notes))).toEqual({ payload: '[]', notes: written });
  });

  it('is an export where it was a bare list of actions, with or without a byte order mark', () => {
    const list = [{ type: 'a' }];
    for (const mark of ['', '\uFEFF']) {
      expect(JSON.parse(writeNotes(mark + JSON.stringify(list), notes))).toEqual({
        payload: JSON.stringify(list),
        notes: written,
      });
    }
  });
});

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
  const steps = (changes: Partial<StepFilter>, notes = new Map<number, string>()) =>
    filterStory(opened, { ...wholeStory, ...changes }, notes).map(({ step }) => step);

  it('leaves out noise and the beginnings of calls, until every action is wanted', () => {
    expect(steps({})).toEqual([0, 2, 4, 5]);
    expect(steps({ show: 'all' })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('lists a step with a note, which is searched too', () => {
    const notes = new Map([[3, 'Why so often?']]);
    expect(steps({}, notes)).toEqual([0, 2, 3, 4, 5]);
    expect(steps({ words: 'often' }, notes)).toEqual([3]);
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
});
