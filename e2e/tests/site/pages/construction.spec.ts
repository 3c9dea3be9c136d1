import { BackOffice } from '../../../support/admin/back-office.js';
import { expect, test } from '../../../support/fixtures.js';
import { expectAccessible, expectFitting } from '../../../support/site/checks.js';
import { TicketBuyer } from '../../../support/site/ticket-buyer.js';

const SCREEN = 'THIS SITE IS CURRENTLY UNDER CONSTRUCTIONS';

test('the switch closes the site to visitors, not to staff nor to who has paid', async ({
  page,
  browser,
  backOffice,
}) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await buyer.payBy('QRIS');
  await buyer.succeeded();

  await backOffice.changeSettings({ under_construction: true });
  try {
    const answer = await page.goto('/ticket');
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('3600');
    await expect(page.getByRole('heading', { name: SCREEN })).toBeVisible();
    await expect(page.getByText('PLEASE COME BACK ANOTHER TIME')).toBeVisible();
    await expect(page.getByText(/^© .*Divisions\.$/)).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await expectFitting(page);

    await page.goto('/payment/success');
    await buyer.succeeded();

    const office = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await BackOffice.signIn(office.request);
    const staff = await office.newPage();
    expect((await staff.goto('/ticket'))?.status()).toBe(200);
    await expect(staff.getByRole('heading', { name: 'Get Your Ticket' })).toBeVisible();
    await expect(staff.getByText(/visitors see the construction screen/)).toBeVisible();
    await office.close();
  } finally {
    await backOffice.changeSettings({ under_construction: false });
  }
  expect((await page.goto('/ticket'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Get Your Ticket' })).toBeVisible();
});
