/** @jest-environment jest-fixed-jsdom */
import { createReplayExit } from './TraceToolbar';

/** A page at /products, and a guard whose replay is begun by the test. */
function openPage() {
  const callbacks: (() => void)[] = [];
  const guard = {
    subscribe: (callback: () => void) => {
      callbacks.push(callback);
      return () => undefined;
    },
  };
  window.history.replaceState({ key: 'mine' }, '', '/products?page=2');
  const reload = jest.fn();
  const location = { ...window.location, reload };
  Object.defineProperty(location, 'href', { get: () => window.location.href });
  const leave = createReplayExit(guard, { history: window.history, location });
  return { leave, reload, beginReplay: () => callbacks.forEach((callback) => callback()) };
}

describe('leaving a replay', () => {
  it('reloads the page from before it, whatever addresses the trace has shown since', () => {
    const { leave, reload, beginReplay } = openPage();
    const { length } = window.history;
    beginReplay();
    window.history.replaceState({ key: 'theirs' }, '', '/payment?orderId=theirs');
    leave();
    expect(window.location.pathname + window.location.search).toBe('/products?page=2');
    expect(window.history.state).toEqual({ key: 'mine' });
    expect(window.history).toHaveLength(length);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
