import type { AdminEventCard } from '@festival/contracts';
import type { Page } from '@playwright/test';
import type { BackOffice } from '../../../support/admin/back-office.js';
import { expect, test } from '../../../support/fixtures.js';
import { AFTER_RETRIES, lose, stall } from '../../../support/site/answers.js';
import { expectAccessible, watchHosts, watchShifts } from '../../../support/site/checks.js';
import { visitFromInside } from '../../../support/site/visit.js';
import { expectFittingEverywhere } from '../../../support/site/zoom.js';

const CARDS = 'event-upcoming-details';
const DESK = { width: 1280, height: 900 };
const LOCKED = 'SOMETHING MAGICAL IS COMING SOON.';

async function editCard(backOffice: BackOffice, key: string, changes: Partial<AdminEventCard>): Promise<void> {
  const card = (await backOffice.records<AdminEventCard>(CARDS)).find((each) => each.key === key);
  if (!card) throw new Error(`no card ${key}`);
  await backOffice.edit(CARDS, card, changes);
}

const quests = (page: Page) => page.getByRole('region', { name: 'Choose Your Quest' });

test.describe('event cards', () => {
  test('show at the next load what an editor has set', async ({ page, backOffice }) => {
    await page.setViewportSize(DESK);
    await editCard(backOffice, 'unveiling', {
      title: 'The Lifted Veil',
      description: '<p>Meet the <b>seekers</b><script>alert(1)</script></p>',
    });
    await page.goto('/event');
    await page.getByRole('button', { name: 'The Lifted Veil: turn the card', exact: true }).click();
    await expect(quests(page).getByText('Meet the seekers')).toBeVisible();
    await expect(quests(page).getByText(LOCKED)).toHaveCount(1);
    await editCard(backOffice, 'unveiling', { is_locked: true });
    await page.reload();
    await expect(quests(page).getByText(LOCKED)).toHaveCount(2);
    await expect(page.getByText('The Lifted Veil')).toHaveCount(0);
    await editCard(backOffice, 'unveiling', { title: 'Unveiling', is_locked: false });
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`turn by click and by keyboard, motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.setViewportSize(DESK);
      await page.goto('/event');
      const front = page.getByRole('button', { name: 'U-Care: turn the card', exact: true });
      const back = page.getByRole('button', { name: 'U-Care: turn the card back' });
      const link = page.getByRole('link', { name: 'Enter the realm: U-Care' });
      await expect(link).toBeHidden();
      await front.click();
      await expect(back).toBeFocused();
      await expect(front).toBeHidden();
      await expect(link).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(front).toBeFocused();
      await expect(back).toBeHidden();
      await page.keyboard.press('Space');
      await link.click();
      await expect(page).toHaveURL(/\/event\/ucare$/);
    });
  }

  test('stand three and two on a desk', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/event');
    const cards = quests(page).getByRole('listitem');
    await expect(cards).toHaveCount(5);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const rows = boxes.map((box) => Math.round(box?.y ?? 0));
    expect(rows.filter((row) => row === rows[0])).toHaveLength(3);
    expect(rows.filter((row) => row === rows[4])).toHaveLength(2);
  });

  test('are a list on a phone, whose words need no turning', async ({ page }) => {
    await page.goto('/event');
    await expect(quests(page).getByText('Share your light')).toBeVisible();
    await expect(quests(page).getByRole('link', { name: 'Enter the realm: U-Care' })).toBeVisible();
    await expect(quests(page).getByText(LOCKED)).toBeVisible();
    await expect(quests(page).getByRole('button')).toHaveCount(0);
  });
});

test('the video asks no other host before the click, plays, and gives its picture back', async ({ page, stack }) => {
  await page.route('**/*youtube*/**', (route) => route.fulfill({ body: 'player', contentType: 'text/html' }));
  const hosts = watchHosts(page);
  await page.goto('/event', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(stack.url).host]);
  await page.getByRole('button', { name: 'Play video: Upcoming Events' }).click();
  await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
  expect([...hosts]).toContain('www.youtube-nocookie.com');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play video: Upcoming Events' })).toBeFocused();
});

test.describe('each list that fails says so, and the rest of the page is there', () => {
  const FAILURES = [
    ['/api/event-upcoming-details', 'Error loading events'],
    ['/api/archive-videos', 'Error loading upcoming events'],
    ['/api/countdown-events', 'Error loading countdown events'],
  ] as const;
  for (const [call, text] of FAILURES) {
    test(text, async ({ page }) => {
      await lose(page, call);
      await visitFromInside(page, '/event');
      await expect(page.getByText(text, { exact: true })).toBeVisible(AFTER_RETRIES);
      for (const [, other] of FAILURES)
        await expect(page.getByText(other, { exact: true })).toHaveCount(other === text ? 1 : 0);
      await page.unroute(`**${call}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    });
  }
});

test.describe('an accessible page that fits every screen', () => {
  const STATES: Record<string, (page: Page) => Promise<unknown>> = {
    loaded: (page) => expect(quests(page).getByText(LOCKED)).toBeVisible(),
    failed: async (page) => {
      for (const call of ['event-upcoming-details', 'archive-videos', 'countdown-events'])
        await lose(page, `/api/${call}`);
      await visitFromInside(page, '/event');
      await expect(page.getByText('Error loading events', { exact: true })).toBeVisible(AFTER_RETRIES);
    },
    loading: async (page) => {
      for (const call of ['event-upcoming-details', 'archive-videos']) await stall(page, `/api/${call}`);
      await visitFromInside(page, '/event');
      await expect(page.getByText('Loading events')).toBeAttached();
    },
  };
  for (const [name, reach] of Object.entries(STATES)) {
    test(name, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/event');
      await reach(page);
      await expectAccessible(page);
      await page.setViewportSize(DESK);
      await expectAccessible(page);
      await expectFittingEverywhere(page);
    });
  }

  test('with a card turned', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(DESK);
    await page.goto('/event');
    await page.getByRole('button', { name: 'Unify: turn the card', exact: true }).click();
    await expectAccessible(page);
  });

  test('in which nothing jumps', async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto('/event', { waitUntil: 'networkidle' });
    await expect(quests(page).getByText(LOCKED)).toBeAttached();
    expect(await shifted()).toBe(0);
  });
});
