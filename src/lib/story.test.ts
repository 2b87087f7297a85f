import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { counted, createStory, failure, noise } from './story';

const { actions } = createSlice({
  name: 'cart',
  initialState: { lines: 0 },
  reducers: {
    added: (state, action: PayloadAction<number>) => void (state.lines += action.payload),
    emptied: (state) => void (state.lines = 0),
    lost: (state) => state,
  },
});

const story = createStory<{ added: number; emptied: undefined; lost: undefined }, { readonly lines: number }>(
  'The cart',
  actions,
  {
    added: (count, before) => `${counted(count, 'product')} besides ${before.lines}`,
    emptied: 'It is empty',
    lost: failure('It could not be stored'),
  },
);

function tell(action: { readonly type: string }): unknown {
  return story.describers.get(action.type)?.(action, { lines: 2 });
}

it('says of each action what happened, from its payload and the state before it', () => {
  expect(story.part).toBe('The cart');
  expect(tell(actions.added(1))).toBe('1 product besides 2');
  expect(tell(actions.added(12))).toBe('12 products besides 2');
  expect(tell(actions.emptied())).toBe('It is empty');
  expect(tell(actions.lost())).toEqual({ text: 'It could not be stored', kind: 'failure' });
  expect(tell({ type: 'cart/unknown' })).toBeUndefined();
});

it('throws for an action that is not what its type promises', () => {
  const teller = story.describers.get('cart/added');
  expect(() => teller?.({ type: 'cart/emptied' }, { lines: 2 })).toThrow(new TypeError('cart/added'));
});

it('tells noise from failures', () => {
  expect(noise('A tab was opened')).toEqual({ text: 'A tab was opened', kind: 'noise' });
  expect(counted(0, 'order')).toBe('0 orders');
});
