/** The driver of WebKitGTK, through WebDriver, on a virtual display. */
import { Builder } from 'selenium-webdriver';
import type { WebElement } from 'selenium-webdriver';
import { findOrInstallWebKit, NO_WEBKIT } from '../../scripts/findOtherBrowsers.mjs';
import { findFreePort, LOOPBACK } from '../../scripts/ports';
import { WINDOW, centre, comeToRest, fieldOf, readPage, selectText } from './driver';
import type { BrowserDriver, PageElement, PageState, Role } from './driver';
import type { TemporaryHome } from './home';
import { MESSAGES_KEY } from './listeningBuild';
import { startProgram } from './runningProgram';
import { until } from './until';

/** The elements whose role and name are read. Reading those of all elements would take long. */
const CANDIDATES: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role="menuitem"]',
};

/** Runs in the page. WebKit gives no name for invisible elements, but an error. */
function listShown(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

function toPageElement(element: WebElement): PageElement {
  const inPage = async (act: (element: Element) => unknown): Promise<void> => {
    await element.getDriver().executeScript(act, element);
  };
  return {
    click: async () => {
      await inPage(comeToRest);
      await element.click();
    },
    fill: async (text) => {
      await inPage(selectText);
      await element.sendKeys(text);
    },
    scrollTo: () => inPage(centre),
  };
}

/**
 * Starts WebKit. Throws with a message when it is missing and cannot be installed. WebKitWebDriver has neither a log
 * API nor BiDi, so a script in the page collects the console messages (listeningBuild.ts).
 */
export async function openWebKit(home: TemporaryHome): Promise<BrowserDriver> {
  const paths = findOrInstallWebKit();
  if (paths === null) throw new Error(NO_WEBKIT);
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  // Xvfb chooses a free display and prints its number.
  const display = startProgram(paths.display, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    screen,
    '-nolisten',
    'tcp',
  ]);
  const port = await findFreePort();
  const server = startProgram(paths.driver, [`--port=${port}`, `--host=${LOOPBACK}`], {
    ...home.environment,
    DISPLAY: `:${await display.firstLine}`,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    // Without a graphics card, compositing can take a second per frame.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  });
  const address = `http://${LOOPBACK}:${port}`;
  await until('the WebDriver server of WebKit', async () => (await fetch(`${address}/status`)).ok || null);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    open: (page) => driver.get(page),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    url: () => driver.getCurrentUrl(),
    find: async (role, name) => {
      for (const element of await driver.executeScript<WebElement[]>(listShown, CANDIDATES[role])) {
        const isNamed = (await element.getAccessibleName()) === name;
        if (isNamed && (await element.getAriaRole()) === role) return toPageElement(element);
      }
      return null;
    },
    findField: async (label) => {
      const field = await driver.executeScript<WebElement | null>(fieldOf, label);
      return field === null ? null : toPageElement(field);
    },
    read: () => driver.executeScript<PageState>(readPage, MESSAGES_KEY),
    consoleMessages: [],
    close: async () => {
      await driver.quit();
      await server.end();
      await display.end();
    },
  };
}
