import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens } from '../../../../support/admin/order-screens.js';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('view details shows the order over the list', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true, quantity: 2 });
  await screens.list(order);
  const dialog = await screens.choose(order, 'View details');
  await expect(dialog.getByRole('heading', { name: 'Buyer information' })).toBeVisible();
  for (const { ticket_code: code } of order.tickets) await expect(dialog).toContainText(code);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Open order page' }).click();
  await expect(page).toHaveURL(`/admin/orders/${order.id}/show`);
});

test('prints, sends and downloads the papers of a paid order', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true });
  await screens.open(order);
  for (const [name, file] of [
    ['Download receipt', `receipt-${order.order_number}.pdf`],
    ['Download e-tickets', `tickets-${order.order_number}.pdf`],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  const print = page.getByRole('link', { name: 'Print receipt' });
  await expect(print).toHaveAttribute('target', '_blank');
  const answer = await page.request.get((await print.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: 'Send email' }).click();
  await screens.button('Send').click();
  await screens.says('Receipt sent successfully.');
  await expectAccessible(page);
});

test('an unpaid order has no papers yet', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  await screens.open(await data.order());
  await expect(page.getByRole('button', { name: 'Send email' })).toBeDisabled();
  for (const name of ['Print receipt', 'Download receipt', 'Download e-tickets'])
    await expect(page.getByText(name)).toHaveAttribute('aria-disabled', 'true');
});

test('a ticket’s QR is shown at the desk, but not of one that lets nobody in', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true });
  const code = order.tickets[0]?.ticket_code ?? '';
  await screens.open(order);
  await page.getByRole('button', { name: `Show QR of ${code}` }).click();
  const picture = page.getByRole('img', { name: `QR code of ticket ${code}` });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page);
  await screens.button('Close').click();
  const pending = await data.order();
  await screens.open(pending);
  await page.getByRole('button', { name: `Show QR of ${pending.tickets[0]?.ticket_code}` }).click();
  await expect(screens.dialog).toContainText('This ticket is pending: it has no QR that lets anybody in.');
});

test('a QR that can’t be loaded says so', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true });
  await page.route('**/qr.png', (route) => route.abort());
  await screens.open(order);
  await page.getByRole('button', { name: /^Show QR/ }).click();
  await expect(screens.dialog.getByRole('alert')).toHaveText('The QR could not be loaded.');
});

test('the timeline tells what happened, beginning with the order', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true });
  const code = order.tickets[0]?.ticket_code ?? '';
  await data.checkIn(code);
  await screens.open(order);
  const entries = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect(entries.first()).toContainText(/WIBOrder placed on the website: 1 × /);
  const checkedIn = `Ticket ${code} checked in at Gate A · by admin@festival.local`;
  await expect(entries.filter({ hasText: checkedIn })).toHaveCount(1);
});

test('a timeline that can’t be loaded offers to try again', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await page.route('**/timeline', (route) =>
    route.fulfill({ status: 400, json: { success: false, message: 'No history today' } }),
  );
  await screens.open(order);
  await expect(page.getByRole('alert')).toContainText('No history today');
  await page.unroute('**/timeline');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Order placed');
});
