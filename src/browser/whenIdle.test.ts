/** @jest-environment jest-fixed-jsdom */
import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it('calls when the browser is idle, and tells it how long it may take', () => {
  const asked: unknown[] = [];
  const requestIdleCallback = (callback: () => void, options: unknown): void => {
    asked.push(options);
    callback();
  };
  Object.assign(window, { requestIdleCallback });
  const callback = jest.fn();
  whenIdle(callback, 2000);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([{ timeout: 2000 }]);
});

it('calls after a while where the browser does not say when it is idle', () => {
  const callback = jest.fn();
  whenIdle(callback, 2000, 300);
  jest.advanceTimersByTime(299);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});
