/** @jest-environment jest-fixed-jsdom */
import { createAppStore, initialState } from '../../app/store';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { selectToasts } from '../notifications/notificationsSlice';
import { messageSubmitted, selectIsMessageSending, selectSentMessages } from './contactSlice';

afterEach(() => {
  jest.useRealTimers();
});

it('A message is sent after 1.5 seconds, and the shopper is told', async () => {
  jest.useFakeTimers();
  const store = createAppStore(memoryEnvironment().environment, initialState(), null);
  store.dispatch(messageSubmitted());
  await jest.advanceTimersByTimeAsync(1499);
  expect(selectIsMessageSending(store.getState())).toBe(true);
  expect(selectToasts(store.getState())).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(selectIsMessageSending(store.getState())).toBe(false);
  expect(selectSentMessages(store.getState())).toBe(1);
  expect(selectToasts(store.getState())).toMatchObject([{ title: 'Message Sent' }]);
});
