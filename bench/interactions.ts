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

declare global {
  interface Window {
    /** Watches for the next press or key, and for its result. In milliseconds, the frame that shows it included. */
    untilPainted?: Promise<number>;
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
    const begin = (event: Event): void => {
      start ||= event.timeStamp;
    };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, { capture: true });
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
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    };
    check();
  });
}

/** The time from the press or key that `act` makes to the frame that shows its result, in milliseconds. */
export async function timeOf(page: Page, shown: Shown, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watch, shown);
  await act();
  const time = await page.evaluate(() => window.untilPainted ?? NaN);
  if (!Number.isFinite(time)) throw new Error(`'${shown.text}' was shown by a page that was loaded anew.`);
  return time;
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
