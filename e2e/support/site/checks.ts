import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Softly expects no axe violations in the current page; a failure is reported as `name`. */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  const found = await violationsIn(page);
  // A message that closes by itself may have begun to fade while axe looked: a colour counts that is wrong twice.
  const again = found.some(isOfColour) ? await violationsIn(page) : [];
  expect.soft([...found.filter((each) => !isOfColour(each)), ...again.filter(isOfColour)], name).toEqual([]);
}

const isOfColour = (violation: string): boolean => violation.startsWith('color-contrast:');

async function violationsIn(page: Page): Promise<string[]> {
  // A colour on its way to another one has a contrast of its own.
  await page.waitForFunction(() => !document.getAnimations().some((each) => each instanceof CSSTransition));
  // Legacy: the other mode opens a page of its own each time. Without passes and doubts it takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The page is no wider than the screen: nothing is cut off, nothing scrolls sideways. */
export async function expectFitting(page: Page, name = page.url()): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect.soft(scrollWidth, name).toBe(clientWidth);
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** One shift. Words of the device's font are a few pixels longer or shorter than those of ours that come after them. */
const UNSEEN_SHIFT = 0.002;

/** Starts to add up layout shifts without input; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((unseen) => {
    const watched = window as unknown as { shifted: number };
    watched.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput && value >= unseen) watched.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNSEEN_SHIFT);
  return async () => {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  };
}

/** Everything that the browser complains of: errors, warnings, a page that differs from the server's HTML. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    const isOwnStatus = line.text().startsWith('Failed to load resource') && line.location().url === page.url();
    if (['error', 'warning'].includes(line.type()) && !isOwnStatus) complaints.push(line.text());
  });
  return complaints;
}

/** The hosts that the page asks anything of, from now on. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}
