import type { Page } from '@playwright/test';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { AFTER_RETRIES, answerStatus, answerTicket, lose, ORDER, TICKET_ADDRESS } from '../../support/site/answers.js';
import { expectAccessible, expectFitting, watchShifts } from '../../support/site/checks.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the festival guide' });
const chat = (page: Page) => page.getByRole('dialog', { name: /^(Festival guide|Pemandu festival)$/ });
const input = (page: Page) => chat(page).getByRole('textbox');
const tooltip = (page: Page) => page.getByText('Questions about the festival? Ask me!');

/** What the guide is taught for these tests. */
const QUESTION = 'Where is the lantern workshop?';
const PERTANYAAN = 'Di mana lokakarya lentera?';
const LANTERNS = {
  category: 'events',
  question_en: QUESTION,
  question_id: PERTANYAAN,
  answer_en: 'Behind the stage:\n- bring a friend\n- buy on [the ticket page](/ticket)',
  answer_id: 'Di belakang panggung:\n- ajak teman\n- beli di [halaman tiket](/ticket)',
  keywords: ['lantern workshop', 'lokakarya lentera'],
  priority: 10,
};

async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await launcher(page).click();
  await expect(chat(page).getByText(/^Hello, seeker!/)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

test.beforeAll(async ({ stack, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: stack.url });
  const data = await AdminData.open(request);
  await data.make('chatbot/knowledge', LANTERNS);
  // The first question after a change waits until the guide has read all its entries; no visitor of these tests asks it.
  await data.ask(QUESTION);
  await request.dispose();
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a question gets an answer whose link shows the page', async ({ page }) => {
    await openChat(page);
    await ask(page, QUESTION);
    await expect(chat(page).getByText('Events', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await chat(page).getByRole('link', { name: 'the ticket page' }).click();
    await expect(page).toHaveURL(/\/ticket$/);
    await expect(page.getByRole('heading', { name: 'Get Your Ticket' })).toBeVisible();
    await expect(chat(page)).toBeVisible();
    await page.reload();
    await launcher(page).click();
    await expect(chat(page).getByText('Behind the stage:')).toBeVisible();
  });

  test('it speaks the language that is chosen', async ({ page }) => {
    await openChat(page);
    await chat(page).getByRole('button', { name: 'ID: Bahasa Indonesia' }).click();
    await expect(chat(page).getByText('Pemandu sekarang berbahasa Indonesia.')).toBeVisible();
    await ask(page, PERTANYAAN);
    await expect(chat(page).getByText('Acara', { exact: true })).toBeVisible();
    await expect(chat(page).getByRole('link', { name: 'halaman tiket' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('by the keyboard alone', async ({ page }) => {
    await page.goto('/about');
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await chat(page).getByRole('button', { name: 'Full screen' }).focus();
    await page.keyboard.press('Enter');
    await expect(chat(page).getByRole('button', { name: 'Small window' })).toBeFocused();
    expect(await chat(page).evaluate((window) => window.matches(':modal'))).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test('full screen shows twelve suggestions', async ({ page }) => {
    const suggestions = Array.from({ length: 14 }, (_, index) => `Question ${index}?`);
    await page.route('**/api/chatbot/suggestions*', (route) =>
      route.fulfill({ json: { success: true, data: { suggestions } } }),
    );
    await openChat(page);
    const chips = chat(page).getByRole('list', { name: 'You can also ask' }).getByRole('button');
    await expect(chips).toHaveCount(8);
    await chat(page).getByRole('button', { name: 'Full screen' }).click();
    await expect(chips).toHaveCount(12);
  });
});

test('without the server it says so and goes on afterwards', async ({ page }) => {
  await lose(page, '/api/chatbot/**');
  await openChat(page);
  await expect(chat(page).getByRole('button', { name: 'Who are the guest stars?' })).toBeVisible();
  await ask(page, QUESTION);
  await expect(chat(page).getByText('Sorry, an error occurred. Please try again.')).toBeVisible();
  await expect(chat(page).getByRole('button', { name: 'Technical support' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/chatbot/**');
  await ask(page, QUESTION);
  await expect(chat(page).getByRole('link', { name: 'the ticket page' })).toBeVisible();
});

test('the tooltip comes once in a session', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/about');
  await expect(tooltip(page)).toBeVisible();
  expect(await shifted()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss this hint' }).click();
  await expect(tooltip(page)).toBeHidden();
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(5000);
  await expect(launcher(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeHidden();
});

test('a reply that comes while it is closed leaves a dot', async ({ page }) => {
  let finish = () => undefined as void;
  const told = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/api/chatbot/chat', async (route) => {
    await told;
    await route.continue();
  });
  await openChat(page);
  await ask(page, QUESTION);
  await expect(chat(page).getByText('The guide is writing…')).toBeAttached();
  await chat(page).getByRole('button', { name: 'Close the guide' }).click();
  finish();
  await expect(page.getByText('New reply')).toBeAttached();
  await expectAccessible(page);
  await launcher(page).click();
  await expect(chat(page).getByRole('link', { name: 'the ticket page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('New reply')).toBeHidden();
});

test('on a phone it takes the screen, and what a keyboard leaves of it', async ({ page }) => {
  await openChat(page);
  await ask(page, QUESTION);
  await expect(chat(page).getByRole('link', { name: 'the ticket page' })).toBeVisible();
  await expectAccessible(page);
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [360, 330],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => chat(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(input(page)).toBeInViewport({ ratio: 1 });
    await expect(chat(page).getByRole('button', { name: 'Close the guide' })).toBeInViewport({ ratio: 1 });
    await expectFitting(page);
  }
});

test('a message grows to 100 px, is counted and has an end', async ({ page }) => {
  await openChat(page);
  await input(page).fill('word '.repeat(100));
  await expect(chat(page).getByText('500/500')).toBeVisible();
  expect((await input(page).boundingBox())?.height).toBe(100);
  await input(page).press('a');
  await expect(chat(page).getByText(/That is too long/)).toBeVisible();
  await expect(chat(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page);
});

test('in the checkout of a phone a link takes its place, and over a ticket there is nothing', async ({ page }) => {
  await new TicketBuyer(page).openCheckout();
  const help = page.getByRole('button', { name: 'Need help?' });
  await help.click();
  await chat(page).getByRole('button', { name: 'Close the guide' }).click();
  await expect(help).toBeFocused();
  await expect(launcher(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(launcher(page)).toBeVisible();
  await answerTicket(page, 'valid');
  await page.goto(TICKET_ADDRESS, { waitUntil: 'networkidle' });
  await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
});

for (const [path, status, outcome, title] of [
  ['/payment/pending?order_id=', 'pending', 'is_pending', 'Payment Pending'],
  ['/payment/success?order_number=', 'settlement', 'is_successful', 'Payment Successful!'],
] as const) {
  test(`on ${path} of a phone a link takes its place, and nothing lies over the order`, async ({ page }) => {
    await answerStatus(page, status, outcome);
    await page.goto(`${path}${ORDER}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const help = page.getByRole('button', { name: 'Need help?' });
    await help.click();
    await chat(page).getByRole('button', { name: 'Close the guide' }).click();
    await expect(help).toBeFocused();
    await expect(launcher(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectFitting(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(launcher(page)).toBeVisible();
  });
}

test('who asks for it before its code can be had is told, and helped at another try', async ({ page }) => {
  await page.route('**/assets/ChatWidget-*.js', (route) => route.abort());
  await answerStatus(page, 'pending', 'is_pending');
  await page.goto(`/payment/pending?order_id=${ORDER}`);
  await page.getByRole('button', { name: 'Need help?' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The festival guide could not be loaded.', AFTER_RETRIES);
  await expect(alert.getByRole('link', { name: /^WhatsApp/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectFitting(page);
  await page.unroute('**/assets/ChatWidget-*.js');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(chat(page)).toBeVisible();
});

test('its code comes after the page, and not with its HTML', async ({ page }) => {
  const html = await (await page.request.get('/about')).text();
  expect(html).not.toMatch(/ChatWidget/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  expect(asked.filter((url) => url.includes('ChatWidget'))).toEqual([]);
  await expect(launcher(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('ChatWidget')).length).toBeGreaterThan(0);
});
