import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { AdminData } from '../admin/data.js';
import { expect } from '../fixtures.js';

/** A person types slower than a reader does; it types all of it within this time, milliseconds. */
const READER_DELAY_MS = 5;
/** Longer than the scanner waits for anything. */
const VERDICT_WITHIN_MS = 15_000;

export interface SeenVerdict {
  word: string;
  /** Below the word. */
  facts: string;
  /** The phone alone said so. */
  isLocal: boolean;
  /** From the code's last character until the verdict was painted, milliseconds. */
  ms: number;
}

interface PairingOptions {
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** A phone of the gate, paired by the address in a lead's code. */
export class GatePhone {
  private constructor(
    readonly name: string,
    readonly page: Page,
    readonly context: BrowserContext,
    /** From the code to the first screen after pairing, milliseconds. */
    readonly pairingMs: number,
  ) {}

  static async pair(
    browser: Browser,
    data: AdminData,
    name: string,
    gate: string,
    { prepare }: PairingOptions = {},
  ): Promise<GatePhone> {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
    const page = await context.newPage();
    await prepare?.(page);
    const address = await data.gatePhone(name, gate);
    const copied = page.waitForResponse(/\/api\/gate\/changes/);
    const from = Date.now();
    await page.goto(address);
    await expect(page.getByText(`${name} is added, for ${gate}.`)).toBeVisible();
    const pairingMs = Date.now() - from;
    await page.getByRole('button', { name: 'Ready for tonight' }).click();
    await expect(page.getByRole('heading', { name: 'Ready for tonight' })).toBeVisible();
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await copied;
    await page.getByRole('button', { name: 'To the scanner' }).click();
    return new GatePhone(name, page, context, pairingMs);
  }

  /** As a Bluetooth reader types it. */
  async read(code: string): Promise<void> {
    await this.page.keyboard.type(code, { delay: READER_DELAY_MS });
    await this.page.keyboard.press('Enter');
  }

  /** The same within the page, as fast as it can: waits for the verdict of this code. */
  scan(code: string): Promise<SeenVerdict> {
    return this.page.evaluate(scanInPage, { code, withinMs: VERDICT_WITHIN_MS });
  }

  verdict(word: string) {
    return this.page.getByRole('heading', { name: word, exact: true });
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next ticket' }).click();
  }

  async network(isThere: boolean): Promise<void> {
    await this.context.setOffline(!isThere);
  }

  /** Until the server has all scans of this phone; one that was closed in the middle waits for two minutes. */
  async untilSent(): Promise<void> {
    await expect(this.page.getByText('Online')).toBeVisible({ timeout: 60_000 });
    await expect(this.page.getByText(/\d not sent yet/)).toBeHidden({ timeout: 180_000 });
  }

  /** A network without a server: as two phones in a hotspot have it. */
  async withoutServer(): Promise<void> {
    await this.context.route('**/api/**', (route) => route.abort());
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}

/** Runs in the browser, so it uses nothing from around it. */
function scanInPage({ code, withinMs }: { code: string; withinMs: number }): Promise<SeenVerdict> {
  const from = performance.now();
  for (const key of [...code, 'Enter']) window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return new Promise((resolve, reject) => {
    const look = () => {
      const word = document.getElementById('verdict-word')?.textContent ?? null;
      const facts = document.getElementById('verdict-facts')?.textContent ?? '';
      const ms = performance.now() - from;
      // A scan that could not be judged names no code.
      if (word !== null && (facts.includes(code) || word === 'TRY AGAIN' || word === 'ASK A LEAD')) {
        const onTop = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
        if (!onTop?.closest('dialog')) reject(new Error('the verdict lies under the page'));
        const isLocal = facts.includes('Checked by this phone alone');
        requestAnimationFrame(() => resolve({ word, facts, isLocal, ms: performance.now() - from }));
      } else if (ms > withinMs) {
        reject(new Error(`no verdict of ${code}: ${document.body.innerText.slice(0, 200)}`));
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  });
}
