/** Measures interactions on a slow phone: from the press to the frame that shows its result. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Lighthouse’s slow phone. */
export const PHONE_SLOWDOWN = 4;

/** How long a request may take to be sent, in milliseconds. */
const LONGEST_WAIT = 60_000;

/** What a page shows once the interaction has its result. */
export interface Shown {
  /** A CSS selector. */
  readonly of: string;
  /** A text that one of these elements holds, or whose name has it. */
  readonly text: string;
}

/** How long the frame with a result came after the press and after its release, in milliseconds. */
interface ResultTimes {
  readonly sincePress: number;
  readonly sinceRelease: number;
}

declare global {
  interface PerformanceObserverInit {
    /** In milliseconds; not in TypeScript's library. */
    durationThreshold?: number;
  }
  interface Window {
    /** Watches for the next press or key, and for its result. The frame that shows it is included. */
    untilPainted?: Promise<ResultTimes>;
    /** The longest `duration` of an event since it is watched (Event Timing), in milliseconds. */
    longestEvent?: number;
    /** When the pressed element was released, in milliseconds since 1970. */
    releasedAt?: number;
  }
}

/** Makes the page’s thread slower by a factor. */
export async function slowDown(page: Page, factor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
}

/** Runs in the page. */
function watch({ of, text }: Shown): void {
  window.untilPainted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`'${text}' was not shown.`)), 60_000);
    let start = 0;
    let release = 0;
    const begin = (event: Event): void => {
      start ||= event.timeStamp;
    };
    const end = (event: Event): void => {
      release ||= event.timeStamp;
    };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, { capture: true });
    window.addEventListener('pointerup', end, { capture: true });
    const isShown = (): boolean =>
      [...document.querySelectorAll(of)].some((element) =>
        `${element.textContent} ${element.getAttribute('aria-label') ?? ''} ${
          element instanceof HTMLInputElement ? element.value : ''
        }`.includes(text),
      );
    const check = (): void => {
      if (start === 0 || !isShown()) {
        requestAnimationFrame(check);
        return;
      }
      // The callbacks of this frame run before it is painted, this message after that.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        resolve({ sincePress: now - start, sinceRelease: now - release });
      };
      port2.postMessage(null);
    };
    check();
  });
}

/** The times from the press or key that `act` makes, and from its release, to the frame that shows its result. */
async function timesOf(page: Page, shown: Shown, act: () => Promise<unknown>): Promise<ResultTimes> {
  await page.evaluate(watch, shown);
  await act();
  const times = await page.evaluate(() => window.untilPainted);
  if (times === undefined) throw new Error(`'${shown.text}' was shown by a page that was loaded anew.`);
  return times;
}

/** The time from the press or key that `act` makes to the frame that shows its result, in milliseconds. */
export async function timeOf(page: Page, shown: Shown, act: () => Promise<unknown>): Promise<number> {
  return (await timesOf(page, shown, act)).sincePress;
}

/** How long a finger stays on the screen, in milliseconds. */
const FINGER_DOWN = 80;

/** The time from the end of a touch of an element to the frame that shows its result, in milliseconds. */
export async function timeOfTouch(page: Page, shown: Shown, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const { sinceRelease } = await timesOf(page, shown, async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(FINGER_DOWN);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  return sinceRelease;
}

/** Watches the events of a page from now on, as Event Timing does. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longestEvent = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestEvent = Math.max(window.longestEvent ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
}

/** The longest event since `watchEvents`, in milliseconds: from the input to the next frame. 0 where all took less than 16. */
export async function longestEvent(page: Page): Promise<number> {
  // An entry comes after the frame that follows its event.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return await page.evaluate(() => window.longestEvent ?? 0);
}

/** The time from the press of an element to the frame that shows its result, in milliseconds. */
export async function timeOfPress(page: Page, shown: Shown, element: Locator): Promise<number> {
  // Not `element.click()`: what it looks up in the page while it presses would be measured too.
  await element.hover();
  return timeOf(page, shown, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}

/** A request that an interaction sends. */
interface Sent {
  readonly method: string;
  /** The end of its address. */
  readonly path: string;
}

/** The time from the release of a pressed element to the request that this sends, in milliseconds. */
export async function timeToRequest(page: Page, { method, path }: Sent, element: Locator): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sentAt = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${method} ${path} was not sent.`)), LONGEST_WAIT).unref();
    session.on('Network.requestWillBeSent', ({ request, wallTime }) => {
      if (request.method === method && request.url.endsWith(path)) resolve(wallTime * 1000);
    });
  });
  await element.hover();
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event): void => {
      window.releasedAt = performance.timeOrigin + timeStamp;
    };
    window.addEventListener('pointerup', note, { capture: true, once: true });
  });
  await page.mouse.down();
  await page.mouse.up();
  return (await sentAt) - (await page.evaluate(() => window.releasedAt ?? NaN));
}

/** A page of a phone, slower by a factor. */
export async function openPhone(context: BrowserContext, slowdown = PHONE_SLOWDOWN): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await slowDown(page, slowdown);
  return page;
}
