/** The driver of headless Firefox, through WebDriver BiDi. */
import puppeteer, { ElementHandle } from 'puppeteer-core';
import { findOrInstallFirefox, NO_FIREFOX } from '../../scripts/findOtherBrowsers.mjs';
import { centre, fieldOf, readPage, selectText, WINDOW } from './driver';
import type { BrowserDriver, PageElement } from './driver';
import type { TemporaryHome } from './home';
import { MESSAGES_KEY } from './listeningBuild';

function toPageElement(element: ElementHandle): PageElement {
  return {
    click: () => element.click(),
    fill: async (text) => {
      await element.evaluate(selectText);
      await element.type(text);
    },
    scrollTo: () => element.evaluate(centre),
  };
}

/** Starts Firefox. Throws with a message when it is missing and cannot be installed. */
export async function openFirefox(home: TemporaryHome): Promise<BrowserDriver> {
  const executablePath = findOrInstallFirefox();
  if (executablePath === null) throw new Error(NO_FIREFOX);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    env: home.environment,
    defaultViewport: WINDOW,
  });
  const page = await browser.newPage();
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    if (['warn', 'error', 'assert'].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    url: async () => page.url(),
    find: async (role, name) => {
      const element = await page.$(`aria/[name="${name}"][role="${role}"]`);
      return element === null ? null : toPageElement(element);
    },
    findField: async (label) => {
      const field = await page.evaluateHandle(fieldOf, label);
      return field instanceof ElementHandle ? toPageElement(field) : null;
    },
    read: () => page.evaluate(readPage, MESSAGES_KEY),
    consoleMessages,
    close: () => browser.close(),
  };
}
