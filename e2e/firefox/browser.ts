import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';

const EXECUTABLE_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WAIT_MS = 30_000;
const CUT_OFF = /^The phrases of \w+ could not be loaded/;

/** The folder for pictures of the run. */
export const PICTURES = path.join(import.meta.dirname, '..', 'test-results', 'firefox');

/** Starts the installed Firefox, driven over WebDriver BiDi. Throws an error that says what to install. */
export async function openFirefox(): Promise<Browser> {
  const configuredPath = process.env['FIREFOX_PATH'];
  const executablePath = (configuredPath ? [configuredPath] : EXECUTABLE_PATHS).find(existsSync);
  if (executablePath === undefined) {
    throw new Error(
      'There is no Firefox. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to the one you have.',
    );
  }
  await mkdir(PICTURES, { recursive: true });
  return launch({ browser: 'firefox', executablePath, headless: true, protocol: 'webDriverBiDi' });
}

type Role = 'button' | 'link' | 'textbox' | 'checkbox' | 'heading' | 'tab' | 'slider' | 'menuitem' | 'radio';

/** A page of Firefox with the interface that the journeys use: elements by role and name. */
export class FirefoxPage {
  readonly page: Page;
  /** Errors of scripts and of the console. */
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(
    context: BrowserContext,
    viewport: { readonly width: number; readonly height: number },
  ): Promise<FirefoxPage> {
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT_MS);
    await page.setViewport({ ...viewport });
    return new FirefoxPage(page);
  }

  async goTo(url: string): Promise<void> {
    const before = this.errors.length;
    await this.page.goto(url, { waitUntil: 'load' });
    // Firefox fails pending requests of the previous page, and the app logs that.
    const during = this.errors.splice(before);
    this.errors.push(...during.filter((error) => !CUT_OFF.test(error)));
    await this.page.waitForSelector('#app:not([inert])');
  }

  /** The element of a role whose accessible name equals or starts with this text. */
  by(role: Role, name: string) {
    return this.page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
  }

  text(text: string) {
    return this.page.locator(`::-p-text(${text})`);
  }

  /** Presses the element that visibly shows a text, skipping those for screen readers only. */
  async pressVisible(text: string): Promise<void> {
    for (const element of await this.page.$$(`main ::-p-text(${text})`)) {
      const box = await element.boundingBox();
      if (box === null || box.width <= 2) continue;
      await element.click();
      return;
    }
    throw new Error(`Nothing shows "${text}" on ${this.page.url()}`);
  }

  async press(role: Role, name: string): Promise<void> {
    await this.by(role, name).click();
  }

  async fill(role: 'textbox', name: string, value: string): Promise<void> {
    await this.by(role, name).fill(value);
  }

  /** Waits until the page contains this text. */
  async expectText(text: string): Promise<void> {
    await this.page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  async picture(name: string): Promise<void> {
    await this.page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }
}
