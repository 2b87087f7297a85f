import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { shopReducer } from '../replay/shopReducer';
import { counted, createStory, failure, noise } from './sentence';

const { actions } = createSlice({
  name: 'cart',
  initialState: { lines: 0 },
  reducers: {
    added: (state, action: PayloadAction<number>) => void (state.lines += action.payload),
    emptied: (state) => void (state.lines = 0),
    lost: (state) => state,
  },
});

const before = shopReducer(undefined, { type: 'test/started' });
const story = createStory('The cart', actions, {
  added: (count, { cart }) => `${counted(count, 'product')} besides ${cart.lines.length}`,
  emptied: 'It is empty',
  lost: failure('It could not be stored'),
});

function tell(action: { readonly type: string }): unknown {
  return story.get(action.type)?.(action, before);
}

it('says of each action what happened, from its payload and the state before it', () => {
  expect(tell(actions.added(1))).toEqual({ text: '1 product besides 0', kind: 'event', part: 'The cart' });
  expect(tell(actions.added(12))).toMatchObject({ text: '12 products besides 0' });
  expect(tell(actions.emptied())).toMatchObject({ text: 'It is empty', kind: 'event' });
  expect(tell(actions.lost())).toMatchObject({ text: 'It could not be stored', kind: 'failure' });
  expect(tell({ type: 'cart/unknown' })).toBeUndefined();
});

it('tells noise from failures', () => {
  expect(noise('A tab was opened')).toEqual({ text: 'A tab was opened', kind: 'noise' });
  expect(counted(0, 'order')).toBe('0 orders');
});
