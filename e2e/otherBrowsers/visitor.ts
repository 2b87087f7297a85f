/** What a visitor does in any browser. Elements are found by role, name, label and text. */
import type { BrowserDriver, PageElement, Role } from './driver';
import { until } from './until';

/** The actions and checks of a visitor. Each waits for its element or condition. */
export interface Visitor {
  click(role: Role, name: string): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  /** Clicks the radio button with the label. */
  choose(label: string): Promise<void>;
  scrollTo(role: Role, name: string): Promise<void>;
  /** Waits until the page shows the text. */
  see(text: string): Promise<void>;
  /** Waits until the page has the element. */
  seeElement(role: Role, name: string): Promise<void>;
  /** Waits for the path, and returns the full address. */
  arriveAt(path: string): Promise<URL>;
  /** Waits for the vertical scroll position, in pixels. */
  beScrolledBy(pixels: number): Promise<void>;
}

/** A visitor who uses the browser. */
export function createVisitor(driver: BrowserDriver): Visitor {
  const find = (role: Role, name: string): Promise<PageElement> =>
    until(`the ${role} '${name}'`, () => driver.find(role, name));
  const findField = (label: string): Promise<PageElement> =>
    until(`the field '${label}'`, () => driver.findField(label));
  return {
    click: async (role, name) => (await find(role, name)).click(),
    fill: async (label, text) => (await findField(label)).fill(text),
    choose: async (label) => (await findField(label)).click(),
    scrollTo: async (role, name) => (await find(role, name)).scrollTo(),
    see: async (text) => {
      await until(`the text '${text}'`, async () => (await driver.read()).text.includes(text) || null);
    },
    seeElement: async (role, name) => void (await find(role, name)),
    arriveAt: (path) =>
      until(`the address ${path}`, async () => {
        const address = new URL(await driver.url());
        return address.pathname === path ? address : null;
      }),
    beScrolledBy: async (pixels) => {
      await until(
        `the scroll position ${pixels}`,
        async () => (await driver.read()).scrolledBy === pixels || null,
      );
    },
  };
}
