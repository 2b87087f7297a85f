/** Tries a row of the table of faults in a browser. */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { API_BASE_PATH, AUTH_COOKIE, CART_STORAGE_KEY } from '../../../src/lib/constants';
import { WORKER_BLOCKED } from '../noise';
import { describedCalls, type CallName } from './describedAnswers';
import type { FaultServer } from './faultServer';
import type { FaultCase } from './faultTable';
import { endsSession, isFailure, journeys } from './journeys';

/** The state of the page. Without problems every list is empty and every flag is false. */
export interface FaultOutcome {
  readonly isBlank: boolean;
  /** The page shows the error boundary. */
  readonly hasCrashed: boolean;
  /** Uncaught exceptions and unhandled rejections. */
  readonly uncaught: readonly string[];
  /** Console messages of our own code. */
  readonly noises: readonly string[];
  /** Descriptions of what is missing, and of what the API's description does not know of a request. */
  readonly missing: readonly string[];
}

/** The shop and the server behind it. */
export interface FaultyShop {
  readonly shopUrl: string;
  readonly server: FaultServer;
}

const SIGN_IN = '/login';
const CRASHED = 'Something went wrong';
/** How long to wait for the expected page, in milliseconds. */
const TIMEOUT = 12_000;
const POLL = 100;
/** How long a heading and a way on may come after the message, in milliseconds. */
const AFTER_MESSAGE = 5000;
/** Longer than the shop's own timeout of a call, in milliseconds. */
const HANG = 30_000;

/** Messages about failed requests, and that there is no service worker. */
const BROWSER_MESSAGES = new RegExp(`^(Failed to load resource|Access to fetch at|${WORKER_BLOCKED})`);

const CART = JSON.stringify({
  lines: [
    {
      id: '51d0e8b4-linen-kurta',
      name: 'Handloom Linen Kurta',
      image: '',
      price: 1999,
      quantity: 1,
      selectedSize: 'M',
      selectedColor: 'Indigo',
    },
  ],
});

/** What a page shows. */
interface View {
  readonly text: string;
  readonly path: string;
  readonly heading: string;
  /** Links and buttons of the page itself. */
  readonly ways: number;
}

const NOTHING: View = { text: '', path: '', heading: '', ways: 0 };

async function look(page: Page): Promise<View> {
  try {
    return (await readView(page)) ?? NOTHING;
  } catch (error) {
    // The page is navigating.
    if (error instanceof Error && error.message.includes('navigation')) return NOTHING;
    throw error;
  }
}

/** Null for a document that has no body yet. */
function readView(page: Page): Promise<View | null> {
  return page.evaluate(() => {
    const body = document.querySelector('body');
    if (body === null) return null;
    const main = body.querySelector('main') ?? body;
    const heading = [...document.querySelectorAll('h1')].find((each) => each.checkVisibility());
    const ways = [...main.querySelectorAll('a[href], button')].filter((each) => each.checkVisibility());
    return {
      text: body.innerText,
      path: location.pathname,
      heading: heading?.innerText.trim() ?? '',
      ways: ways.length,
    };
  });
}

/** Reads the page until it is as expected, or until the timeout, and waits in between. */
async function lookUntil(
  page: Page,
  isSaid: (view: View) => boolean,
  isReady: (view: View) => boolean,
  between: () => Promise<unknown>,
): Promise<View> {
  let end = Date.now() + TIMEOUT;
  for (;;) {
    const view = await look(page);
    if (isSaid(view)) end = Math.min(end, Date.now() + AFTER_MESSAGE);
    if (isReady(view) || Date.now() > end) return view;
    await between();
  }
}

/** Stores a cart and, if needed, the auth cookie. */
async function prepare(context: BrowserContext, shopUrl: string, isSignedIn: boolean): Promise<void> {
  if (isSignedIn) await context.addCookies([{ name: AUTH_COOKIE, value: 'a-token', url: shopUrl }]);
  await context.addInitScript(([key, cart]) => localStorage.setItem(key, cart), [
    CART_STORAGE_KEY,
    CART,
  ] as const);
}

/** The texts of which the page must show one. */
function wanted({ call, fault, expected }: FaultCase): readonly string[] {
  const { failure, success } = journeys[call];
  return expected === 'failure' || isFailure(fault) ? failure(fault) : [...failure(fault), ...success];
}

function describedCall(call: CallName) {
  return describedCalls.find(({ name }) => name === call);
}

function isWrite(call: CallName): boolean {
  return describedCall(call)?.method === 'POST';
}

/** Whether a request is the call, and not its preflight. */
function isCall(call: CallName, request: Request): boolean {
  const described = describedCall(call);
  const { pathname } = new URL(request.url());
  return (
    pathname.startsWith(API_BASE_PATH) &&
    request.method() === described?.method &&
    described.path.test(pathname)
  );
}

/** Lets the browser fail the call with a refused connection. */
async function refuse(page: Page, call: CallName): Promise<void> {
  await page.route(`**${API_BASE_PATH}/**`, (route) =>
    isCall(call, route.request()) ? route.abort('connectionrefused') : route.fallback(),
  );
}

/** Waits for hydration. */
async function untilHydrated(page: Page): Promise<void> {
  for (let tries = 0; tries < TIMEOUT / POLL; tries += 1) {
    const isHydrated = await page.evaluate(() =>
      [...document.querySelectorAll('main form')].some((form) =>
        Object.keys(form).some((key) => key.startsWith('__reactFiber')),
      ),
    );
    if (isHydrated) return;
    await pause(POLL);
  }
}

/**
 * Opens the page of the case's call in a new browser context, lets the call fail, and reads the page. Never throws for
 * faults of the shop.
 * @param openDevice opens a new browser context, without data of earlier cases
 */
export async function tryFault(
  openDevice: () => Promise<BrowserContext>,
  { shopUrl, server }: FaultyShop,
  faultCase: FaultCase,
): Promise<FaultOutcome> {
  const { call, fault } = faultCase;
  const { path, act, isSignedIn = false } = journeys[call];
  const uncaught: string[] = [];
  const noises: string[] = [];
  const missing: string[] = [];
  server.fail(call, fault);
  const context = await openDevice();
  await prepare(context, shopUrl, isSignedIn);
  const page = await context.newPage();
  page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
  page.on('console', (message) => {
    const isOurs = !BROWSER_MESSAGES.test(message.text());
    if (isOurs && ['error', 'warning'].includes(message.type())) noises.push(message.text());
  });
  let sent = 0;
  page.on('request', (request) => {
    if (isCall(call, request)) sent += 1;
  });
  try {
    if (fault.kind === 'hang') await page.clock.install();
    if (fault.kind === 'refused') await refuse(page, call);
    await page.goto(`${shopUrl}${path}`, { waitUntil: act === undefined ? 'commit' : 'load' });
    if (act !== undefined) {
      await untilHydrated(page);
      await act(page);
    }
    if (fault.kind === 'hang') {
      for (let tries = 0; sent === 0 && tries < TIMEOUT / POLL; tries += 1) await pause(POLL);
    }
    const texts = wanted(faultCase);
    const isSignedOut = endsSession(call, fault);
    const failures = journeys[call].failure(fault);
    const isSaid = ({ text, path: now }: View): boolean =>
      isSignedOut ? now === SIGN_IN : texts.some((each) => text.includes(each));
    // Without a failure the links of the header are enough.
    const leadsOn = ({ text, ways }: View): boolean =>
      ways > 0 || !failures.some((each) => text.includes(each));
    const isReady = (view: View): boolean => isSaid(view) && view.heading !== '' && leadsOn(view);
    // More than once: the first request is sent before the shop's own timer runs.
    const letTimePass = () => (fault.kind === 'hang' ? page.clock.fastForward(HANG) : pause(POLL));
    const view = await lookUntil(page, isSaid, isReady, letTimePass);
    if (!isSaid(view))
      missing.push(
        `${isSignedOut ? SIGN_IN : JSON.stringify(texts)} in ${view.path}: ${view.text.slice(0, 600)}`,
      );
    if (!leadsOn(view)) missing.push(`a link or a button beside the message in ${view.path}`);
    if (isWrite(call) && sent !== 1) missing.push(`one request instead of ${sent}`);
    missing.push(...server.problems());
    return {
      isBlank: view.heading === '',
      hasCrashed: view.heading === CRASHED,
      uncaught,
      noises,
      missing,
    };
  } finally {
    await context.close();
  }
}
