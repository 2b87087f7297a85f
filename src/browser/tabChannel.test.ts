/** @jest-environment jest-fixed-jsdom */
import { browserTabChannel, type TabChannel } from './tabChannel';

/** A channel, and the next message that it gets. */
function listen(channel: TabChannel): Promise<unknown> {
  return new Promise((resolve) => {
    channel.onMessage(resolve);
  });
}

afterEach(() => {
  // Closes the channels of the test.
  window.dispatchEvent(new Event('pagehide'));
});

it('A channel brings messages to the others of its name', async () => {
  const [one, two] = [browserTabChannel('cart'), browserTabChannel('cart')];
  const heard = listen(two);
  one.post({ sequence: 1 });
  await expect(heard).resolves.toEqual({ sequence: 1 });
});

it('A channel of a page that was left sends nothing, and works again when the page is back', async () => {
  const [one, two] = [browserTabChannel('cart'), browserTabChannel('cart')];
  window.dispatchEvent(new Event('pagehide'));
  one.post('left');
  window.dispatchEvent(new Event('pageshow'));
  const heard = listen(two);
  one.post('back');
  await expect(heard).resolves.toBe('back');
});

it('A browser without channels, or one that denies them, sends nothing', () => {
  const denied = jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  });
  const channel = browserTabChannel('cart');
  expect(() => channel.post('message')).not.toThrow();
  denied.mockRestore();
});
