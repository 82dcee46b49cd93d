import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { chromiumFlags } from '../chromium.ts';
import type { Engine, Key, Tab } from './engine.ts';

/** An installed Firefox, driven directly through WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Engine> {
  return start({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    // Otherwise Firefox asks whether to save a submitted address or card, and its question takes the focus from the
    // page.
    extraPrefsFirefox: {
      'extensions.formautofill.addresses.enabled': false,
      'extensions.formautofill.creditCards.enabled': false,
    },
  });
}

/** An installed Chrome or Chromium: headless, otherwise as a shopper has it. */
export function startChrome(executablePath: string): Promise<Engine> {
  return start({ browser: 'chrome', executablePath, args: chromiumFlags });
}

async function start(options: Parameters<typeof puppeteer.launch>[0]): Promise<Engine> {
  const browser = await puppeteer.launch({
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    ...options,
  });
  const [name = '', version] = (await browser.version()).split('/');
  return {
    name: `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${version}`,
    openTab: () => openTab(browser),
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const shopper = await browser.createBrowserContext();
  const page = await shopper.newPage();
  return {
    console: watchConsole(page),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    async press(...keys) {
      const held = keys.slice(0, -1);
      for (const key of held) await page.keyboard.down(key as KeyInput);
      await page.keyboard.press(keys.at(-1) as Key & KeyInput);
      for (const key of held.reverse()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    close: () => shopper.close(),
  };
}

function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`uncaught: ${error}`));
  return lines;
}
