/** A screen of the shop in one state. The table of all is shared by the accessibility tests and `npm run gallery`. */
import type { Locator, Page } from '@playwright/test';
import { API_BASE_PATH } from '../../../sandbox/constants';
import type { StoreInfoDto } from '../../../src/api/generated/endpoints';
import type { ShopFacts } from './shopFacts';

/** Which layouts have a state; both unless a state says otherwise. */
export type Layout = 'narrow' | 'wide';

/** How to open a screen in one state. Nothing here changes the store's data. */
export interface ScreenState {
  /** The page, such as 'Cart'. */
  readonly page: string;
  /** Unique within the page, such as 'empty'. */
  readonly state: string;
  readonly path: string | ((facts: ShopFacts) => string);
  /** Whether the demo shopper is signed in. */
  readonly isSignedIn?: true;
  readonly only?: Layout;
  /** What the device has kept, by local storage key. */
  readonly kept?: (facts: ShopFacts) => Readonly<Record<string, unknown>>;
  /** Changes answers of the API before the page is opened. */
  readonly answers?: (page: Page, facts: ShopFacts) => Promise<void>;
  /** Leads from the open page to the state. */
  readonly steps?: (page: Page, facts: ShopFacts) => Promise<void>;
  /** Is visible once the state is shown. */
  readonly shows: (page: Page) => Locator;
  /** What the browser's console says of it, as of an answer that is a failure. */
  readonly noise?: RegExp;
}

/** The states of one page, which has the path of most of them, and what else they share. */
export function statesOf(
  page: Pick<ScreenState, 'page' | 'path'> & Partial<ScreenState>,
  states: readonly (Pick<ScreenState, 'state' | 'shows'> & Partial<ScreenState>)[],
): readonly ScreenState[] {
  return states.map((state) => ({ ...page, ...state }));
}

/** The name of a state, such as 'Cart: empty'. */
export function nameOf({ page, state }: ScreenState): string {
  return `${page}: ${state}`;
}

/** The heading of the page. */
export function heading(name: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByRole('heading', { level: 1, name });
}

/** The first element with this text. */
export function text(words: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByText(words).first();
}

/** The open dialog. */
export function dialog(name?: string | RegExp): (page: Page) => Locator {
  return (page) => page.getByRole('dialog', name === undefined ? {} : { name });
}

/** Every address of one call, with or without a query. */
function addresses(path: string): RegExp {
  return new RegExp(`${API_BASE_PATH}${path}(\\?.*)?$`);
}

/** Never answers this call. */
export function hold(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(addresses(path), () => new Promise(() => undefined));
  };
}

/** Lets requests to these addresses fail. */
export function refuse(these: RegExp): (page: Page) => Promise<void> {
  return async (page) => {
    await page.route(these, (route) => route.abort());
  };
}

/** Answers this call with JSON; other methods are left alone. */
export function answer(path: string, json: unknown, status = 200, method = 'GET') {
  return async (page: Page): Promise<void> => {
    await page.route(addresses(path), (route) =>
      route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
    );
  };
}

/** Answers with the store's information and these changes to it. */
export function changeStoreInfo(changes: Partial<StoreInfoDto>) {
  return async (page: Page): Promise<void> => {
    await page.route(addresses('/storeInfo'), async (route) => {
      const response = await route.fetch();
      const store: unknown = await response.json();
      const fields = typeof store === 'object' ? store : {};
      await route.fulfill({ response, json: { ...fields, ...changes } });
    });
  };
}

/** Clicks a button by its name. */
export function click(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Several steps, one after another. */
export function inTurn<T>(...steps: readonly ((page: Page, facts: T) => Promise<void>)[]) {
  return async (page: Page, facts: T): Promise<void> => {
    for (const step of steps) await step(page, facts);
  };
}

/** What the browser says of an answer that refuses or fails. */
export const REFUSED = /status of (400|401|404|500)/;
