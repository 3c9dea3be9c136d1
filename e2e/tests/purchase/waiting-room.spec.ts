import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { expectAccessible, expectFitting } from '../../support/site/checks.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

const HOUR_MS = 3_600_000;

test(
  'people wait for the opening, fill in the form meanwhile, and go in by turn',
  JOURNEY,
  async ({ page, context, backOffice }) => {
    const opens = new Date(Date.now() + HOUR_MS).toISOString();
    await backOffice.waitingRoom({ mode: 'on', opens_at: opens, message: 'Hello from the gate!' });
    try {
      const buyer = new TicketBuyer(page);
      await page.goto('/ticket');
      await page.getByRole('link', { name: /^BUY TICKET/ }).click();
      await expect(page.getByRole('heading', { name: 'The sale has not opened yet' })).toBeVisible();
      await expect(page.getByText('Hello from the gate!')).toBeVisible();
      await expectAccessible(page);
      await expectFitting(page);
      await page.getByLabel('Full name').fill('Siti Rahma');
      await page.getByLabel('Email', { exact: true }).fill(buyer.email);
      await page.getByLabel('Confirm email').fill(buyer.email);
      await page.getByLabel('Phone number').fill(buyer.phone);
      await page.getByLabel('Quantity').selectOption('2');
      await page.getByText('Check the draw').click();
      const id = await page.locator('#drawn dd').nth(2).textContent();
      const secondTab = await context.newPage();
      await secondTab.goto('/waiting-room');
      await expect(secondTab.getByRole('heading', { name: 'The sale has not opened yet' })).toBeVisible();
      await secondTab.getByText('Check the draw').click();
      await expect(secondTab.locator('#drawn dd').nth(2)).toHaveText(id ?? '');
      await secondTab.close();
      await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
      await expect(page.getByRole('heading', { name: 'Penjualan belum dibuka' })).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();

      await backOffice.waitingRoom({ mode: 'on', opens_at: null });
      // The browser keeps an answer for a second; a page that is told of an opening an hour ahead asks again after twenty.
      const state = () =>
        page.evaluate(async () => {
          const answer = await fetch('/api/waiting-room');
          return ((await answer.json()) as { data: { state: string } }).data.state;
        });
      await expect.poll(state).toBe('open');
      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Siti Rahma');
      // Drawn and admitted by a look once a second each, and the page asks every few seconds.
      await expect(page).toHaveURL(/\/ticket\?ticket_type=/, { timeout: 20_000 });
      await expect(page.getByLabel('Confirm email')).toHaveValue(buyer.email);
      await expect(page.getByText(/^Your turn lasts until \d\d:\d\d WIB\.$/)).toBeInViewport();
      await buyer.proceed();
      await buyer.popupOrder();
    } finally {
      await backOffice.waitingRoom({ mode: 'off' });
    }
  },
);
