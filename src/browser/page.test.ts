/** @jest-environment jest-fixed-jsdom */
import { writeStored } from './bestEffortStorage';
import { localTextStorage, sessionTextStorage } from './browserStorage';
import { isRenderedFor } from './publicPath';
import { stopRepeatedPresses } from './repeatedPresses';
import { browserTabChannel, type TabChannel } from './tabChannel';
import { whenIdle } from './whenIdle';

describe('Browser storage', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it.each([
    ['all tabs', localTextStorage, () => window.localStorage, () => window.sessionStorage],
    ['one tab', sessionTextStorage, () => window.sessionStorage, () => window.localStorage],
  ])('the storage of %s holds texts until they are removed', (_whose, create, own, other) => {
    const storage = create();
    storage.setItem('cart', 'a hammer');
    expect(storage.getItem('cart')).toBe('a hammer');
    expect(own().getItem('cart')).toBe('a hammer');
    expect(other()).toHaveLength(0);
    storage.removeItem('cart');
    expect(storage.getItem('cart')).toBeNull();
  });

  it('has nothing under a key any more once null was written there', () => {
    const storage = localTextStorage();
    storage.setItem('cart', 'a hammer');
    writeStored(storage, 'cart', null);
    expect(storage.getItem('cart')).toBeNull();
  });

  it('tells what another tab has changed, until nobody listens', () => {
    const changed: (string | null)[] = [];
    const stop = localTextStorage().onChange((key) => changed.push(key));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'wishlist' }));
    expect(changed).toEqual(['cart', null]);
  });
});

function page(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
}

describe('Markup', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['/products?page=2', 'data-prerendered="/products" data-search="?page=2"', true],
    ['/products?page=3', 'data-prerendered="/products" data-search="?page=2"', false],
    ['/products', 'data-prerendered="/products" data-search="?page=2"', false],
    ['/cart?x=1', 'data-prerendered="/cart"', true],
    ['/orders', 'data-prerendered="/cart"', false],
    ['/', '', false],
  ])('for %s is the one with %s: %p', (address, attributes, isRendered) => {
    const root = page(`<div ${attributes}></div>`).querySelector('div');
    window.history.replaceState(null, '', address);
    expect(root !== null && isRenderedFor(window.location, root)).toBe(isRendered);
  });
});

describe('Repeated presses', () => {
  let pressed: string[] = [];

  let now = 0;

  beforeAll(stopRepeatedPresses);

  beforeEach(() => {
    pressed = [];
    // Long after the test before.
    now += 10_000;
    document.body.replaceChildren();
  });

  function button(name: string, onPress: () => void = () => undefined): HTMLButtonElement {
    const element = document.createElement('button');
    element.textContent = name;
    element.addEventListener('click', () => {
      pressed.push(element.textContent);
      onPress();
    });
    return element;
  }

  interface Place {
    readonly pointerType?: 'touch' | 'mouse';
    /** How many clicks a mouse counts here. */
    readonly detail?: number;
    readonly x?: number;
  }

  /** A tap or a click, as browsers fire it, so many milliseconds after the one before. */
  function press(target: Element, gap: number, place: Place = {}): void {
    const { pointerType = 'touch', detail = 1, x = 100 } = place;
    now += gap;
    const at = { bubbles: true, cancelable: true, detail, clientX: x, clientY: 100 };
    const down = new MouseEvent('pointerdown', at);
    Object.defineProperty(down, 'pointerType', { value: pointerType });
    for (const event of [down, new MouseEvent('mousedown', at), new MouseEvent('click', at)]) {
      Object.defineProperty(event, 'timeStamp', { value: now });
      target.dispatchEvent(event);
    }
  }

  /** A button that another one replaces when it is pressed. */
  function replaced(): { readonly before: Element; readonly after: Element } {
    const after = button('after');
    const before = button('before', () => before.replaceWith(after));
    document.body.append(before);
    return { before, after };
  }

  describe('A second tap at one place', () => {
    it.each([60, 150, 250, 400])('does not press what has appeared there %i ms before', (gap) => {
      const { before, after } = replaced();
      press(before, 1000);
      press(after, gap);
      expect(pressed).toEqual(['before']);
      press(after, 600);
      expect(pressed).toEqual(['before', 'after']);
    });

    it('does not press a control that says something else by now', () => {
      const first = button('Remove red', () => {
        first.textContent = 'Remove blue';
      });
      document.body.append(first);
      press(first, 1000);
      press(first, 200);
      expect(pressed).toEqual(['Remove red']);
    });

    it('presses the same control again', () => {
      const plus = button('plus');
      document.body.append(plus);
      for (const gap of [1000, 100, 100]) press(plus, gap);
      expect(pressed).toHaveLength(3);
    });

    it('presses another control elsewhere', () => {
      const { before, after } = replaced();
      press(before, 1000);
      press(after, 100, { x: 160 });
      expect(pressed).toEqual(['before', 'after']);
    });

    it('is one series with a third tap', () => {
      const { before, after } = replaced();
      for (const [target, gap] of [[before, 1000] as const, [after, 300] as const, [after, 300] as const]) {
        press(target, gap);
      }
      expect(pressed).toEqual(['before']);
    });
  });

  describe('A second press without a finger', () => {
    it('of a mouse counts where it is a double click', () => {
      const { before, after } = replaced();
      press(before, 1000, { pointerType: 'mouse' });
      press(after, 100, { pointerType: 'mouse', detail: 2 });
      expect(pressed).toEqual(['before']);
      press(after, 100, { pointerType: 'mouse' });
      expect(pressed).toEqual(['before', 'after']);
    });

    it('of a key that is held is none', () => {
      const control = button('add');
      document.body.append(control);
      const hold = (repeat: boolean) =>
        control.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
        );
      // Where it is not prevented the browser presses the button.
      expect([hold(false), hold(true)]).toEqual([true, false]);
    });

    it('of the keyboard or of assistive technology passes', () => {
      const { before, after } = replaced();
      press(before, 1000);
      press(after, 100);
      if (after instanceof HTMLElement) after.click();
      expect(pressed).toEqual(['before', 'after']);
    });
  });
});

describe('Tab channel', () => {
  /** A channel, and the next message that it gets. */
  function listen(channel: TabChannel<unknown>): Promise<unknown> {
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
});

describe('When idle', () => {
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
});
