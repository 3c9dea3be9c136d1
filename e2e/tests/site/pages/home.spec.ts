import type { AdminAct } from '@festival/contracts';
import type { Page } from '@playwright/test';
import type { BackOffice } from '../../../support/admin/back-office.js';
import { expect, JOURNEY, test } from '../../../support/fixtures.js';
import { mailTo } from '../../../support/outbox.js';
import { AFTER_RETRIES, answer, lose } from '../../../support/site/answers.js';
import { expectFitting } from '../../../support/site/checks.js';

test.use({ serviceWorkers: 'block' });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test.describe('what editors set is seen at the next load', () => {
  test('hero', async ({ page, backOffice }) => {
    const words = { title_text: 'The Night Fair', event_text_line1: 'Lanterns', event_text_line2: '15 March' };
    await backOffice.withContent('hero-section', 1, words, async () => {
      await page.goto('/');
      for (const text of Object.values(words)) await expect(page.getByText(text, { exact: true })).toBeVisible();
    });
    await backOffice.withContent('hero-section', 1, { ...words, is_active: false }, async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'GET YOUR TICKET', exact: true })).toBeVisible();
      await expect(page.getByText(words.title_text)).toHaveCount(0);
    });
  });

  test('closing section', async ({ page, backOffice }) => {
    const words = { head_text: 'One more dance', content_text: 'Bring a friend.\nBring a lantern.' };
    await backOffice.withContent('closing-sections', 1, words, async () => {
      await page.goto('/');
      await expect(heading(page, words.head_text)).toBeVisible();
      expect(await page.getByText('Bring a friend.').innerText()).toBe(words.content_text);
    });
    await backOffice.withContent('closing-sections', 1, { ...words, is_active: false }, async () => {
      await page.reload();
      await expect(heading(page, 'GET YOUR TICKET')).toBeVisible();
      await expect(heading(page, words.head_text)).toHaveCount(0);
      await expect(heading(page, 'E-ULYMPIC IS CALLING!')).toHaveCount(0);
    });
  });

  test('festival, date and place', async ({ page, backOffice }) => {
    const facts = {
      festival_name: 'Moonlight Fair',
      edition: '2041',
      concert_date: '2041-03-15T18:00:00',
      venue: 'The Old Harbour',
    };
    await backOffice.withContent('settings', 1, facts, async () => {
      await page.goto('/');
      await expect(page.getByText('Friday, 15 March 2041').first()).toBeVisible();
      await expect(page.getByText('The Old Harbour').first()).toBeVisible();
      await expect(page.getByText('Moonlight Fair: the festival concert on 15 March 2041')).toBeVisible();
    });
  });

  test('countdown', async ({ page, backOffice }) => {
    const event = { name: 'The great race', target_date: '2041-03-15T18:00:00', bg_color: '#123456' };
    await backOffice.withContent('countdown-events', 1, event, async () => {
      await page.goto('/');
      await expect(heading(page, 'The great race')).toBeVisible();
      const colour = page.getByRole('region', { name: 'Countdown' }).locator('rect').first();
      await expect(colour).toHaveAttribute('fill', '#123456');
    });
  });
});

test('the countdown goes on to the next event when one begins', async ({ page }) => {
  const event = (id: number, name: string, targetDate: string) => ({ id, name, targetDate, bgColor: '#42B5B5' });
  const data = [event(1, 'The duel', '2031-01-01T10:00:00Z'), event(2, 'The great race', '2031-01-03T12:00:00Z')];
  await answer(page, '/api/countdown-events', 200, { success: true, data });
  await page.clock.install({ time: '2031-01-01T09:00:00Z' });
  await page.goto('/');
  await expect(heading(page, 'The duel')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^0 days, (1 hours, 0|0 hours, 59) minutes, /);
  await page.clock.fastForward('01:00:05');
  await expect(heading(page, 'The great race')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^2 days, 1 hours, 59 minutes, /);
});

test('the way to a ticket is on a phone’s first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const part of [
    page.getByText('Festival concert').first(),
    page.getByRole('link', { name: 'GET YOUR TICKET', exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'GET YOUR TICKET', exact: true }).click();
  await expect(page).toHaveURL(/\/ticket$/);
});

test.describe('a call that fails leaves the rest of the page', () => {
  const FAILURES = [
    ['/api/hero-section', 'The server could not be reached.'],
    ['/api/event-upcoming-details', 'Error loading events'],
    ['/api/countdown-events', 'Error loading countdown events'],
    ['/api/closing-section', 'E-ULYMPIC IS CALLING!'],
    ['/api/site-settings', 'E-ULYMPIC IS CALLING!'],
  ] as const;
  for (const [call, text] of FAILURES) {
    test(call, async ({ page }) => {
      await lose(page, call);
      await page.goto('/');
      await expect(page.getByText(text).first()).toBeVisible(AFTER_RETRIES);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const name of ['Five realms, one crown', 'Choose your quest', 'GET YOUR TICKET'])
        await expect(heading(page, name)).toBeVisible();
    });
  }

  test('and can be asked again', async ({ page }) => {
    await lose(page, '/api/countdown-events');
    await page.goto('/');
    await expect(page.getByText('Error loading countdown events')).toBeVisible(AFTER_RETRIES);
    await page.unroute('**/api/countdown-events');
    await page.getByRole('region', { name: 'Countdown' }).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('timer')).toBeAttached();
  });
});

for (const path of ['/', '/about']) {
  test(`${path} fits when a narrow desk screen is zoomed to 200 and 400 %`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 400 });
      await expectFitting(page);
    }
  });

  test(`${path} stands still for those who want less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

/** As if concert and acts were over, for as long as `during` lasts. */
async function afterTheFestival(backOffice: BackOffice, during: () => Promise<void>): Promise<void> {
  const acts = (await backOffice.records<AdminAct>('acts')).filter(({ ends_at }) => ends_at !== null);
  await backOffice.withContent('settings', 1, { concert_date: '2025-03-15T18:00:00' }, async () => {
    for (const act of acts) await backOffice.edit('acts', act, { starts_at: null, ends_at: null });
    try {
      await during();
    } finally {
      for (const act of acts) await backOffice.edit('acts', act, {});
    }
  });
}

test(
  'after the festival an address gets onto next year’s list by its mail, and off again',
  JOURNEY,
  async ({ page, backOffice, stack }) => {
    const email = 'sari.nextyear@example.com';
    await page.setViewportSize({ width: 360, height: 740 });
    await afterTheFestival(backOffice, async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Tell me about next year' }).click();
      await page.getByLabel('Your e-mail address').fill(email);
      await expectFitting(page);
      await page.getByRole('button', { name: 'Keep me posted' }).click();
      await expect(page.getByText('Look into your inbox')).toBeVisible();
    });
    const mail = await mailTo(stack.outbox, email, /confirm your address/);
    const link = (path: string) =>
      new RegExp(`https?://\\S+/next-year/${path}\\?token=[\\w-]+`).exec(mail.text ?? '')?.[0] ?? '';
    const isListed = async () => (await backOffice.records<{ id: number; is_confirmed: boolean }>('next-year')).at(-1);
    await page.goto(link('confirm'));
    await expectFitting(page);
    expect(await isListed()).toMatchObject({ email, is_confirmed: false });
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(page.getByText('You are on the list')).toBeVisible();
    expect(await isListed()).toMatchObject({ email, is_confirmed: true });
    await page.goto(link('unsubscribe'));
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(page.getByText('Your address is deleted')).toBeVisible();
    expect(await backOffice.records('next-year')).toEqual([]);
  },
);
