/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { selectToasts } from '../notifications/notificationsSlice';
import { messageSubmitted, selectIsMessageSending, selectSentMessages } from './contactSlice';

afterEach(() => {
  jest.useRealTimers();
});

it('A message is sent after 1.5 seconds, and the shopper is told', async () => {
  jest.useFakeTimers();
  const store = openShop().store;
  store.dispatch(messageSubmitted());
  await jest.advanceTimersByTimeAsync(1499);
  expect(selectIsMessageSending(store.getState())).toBe(true);
  expect(selectToasts(store.getState())).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(selectIsMessageSending(store.getState())).toBe(false);
  expect(selectSentMessages(store.getState())).toBe(1);
  expect(selectToasts(store.getState())).toMatchObject([{ title: 'Message Sent' }]);
});
