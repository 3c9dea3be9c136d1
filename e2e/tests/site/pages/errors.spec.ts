import { expect, test } from '../../../support/fixtures.js';
import { AFTER_RETRIES, answer, renderInBrowser, lose, TICKET_ADDRESS } from '../../../support/site/answers.js';

test.use({ serviceWorkers: 'block' });

const NOT_FOUND = ["THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'PLEASE CHECK THE URL'] as const;
const PAGES = [
  ['/error/401', 401, 'AUTHENTICATION REQUIRED', 'PLEASE LOGIN TO CONTINUE'],
  ['/error/403', 403, 'ACCESS DENIED', 'YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE'],
  ['/error/404', 404, ...NOT_FOUND],
  ['/error/500', 500, 'SOMETHING WENT WRONG ON OUR END', 'PLEASE TRY AGAIN LATER'],
  ['/error/503', 503, 'SITE UNDER MAINTENANCE', 'PLEASE COME BACK SHORTLY'],
  ['/error/418', 404, ...NOT_FOUND],
  ['/no/such/page', 404, ...NOT_FOUND],
] as const;

for (const [path, status, headline, advice] of PAGES) {
  test(`${path} answers ${status} and says so`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
    await expect(page.getByText(advice, { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/\/ticket$/);
  });
}

test('a page has one address, and an error page one title, on the server and in the browser', async ({ page }) => {
  await page.goto('/ticket//?from=poster');
  await expect(page).toHaveURL(/\/ticket\?from=poster$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/error/500', '/no//such/page/']) {
    const answered = await (await page.request.get(path)).text();
    const title = /<title>([^<]*)</.exec(answered)?.[1] ?? '';
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toBeVisible();
    expect(await page.title()).toBe(title);
  }
});

const REFUSALS = [
  [401, 'AUTHENTICATION REQUIRED'],
  [403, 'ACCESS DENIED'],
  [500, 'SOMETHING WENT WRONG ON OUR END'],
  [503, 'SITE UNDER MAINTENANCE'],
] as const;

for (const [status, headline] of REFUSALS) {
  test(`a page whose data answers ${status} shows ${headline}`, async ({ page }) => {
    await answer(page, '/api/tickets/*/view*', status, { success: false, message: 'No' });
    await page.goto(TICKET_ADDRESS);
    await expect(page.getByRole('heading', { name: headline })).toBeVisible();
  });
}

test('the built-in lists stand in for what can not be loaded', async ({ page }) => {
  await renderInBrowser(page);
  await lose(page, '/api/ticket-types');
  await lose(page, '/api/guest-stars');
  await page.goto('/ticket');
  await page.getByText('Other tickets').click();
  await expect(page.getByRole('article')).toHaveText([
    /Pre Sales 2.*IDR 77,000.*BUY TICKET/,
    /Early Bird.*IDR 59,000.*SOLD OUT/,
    /Pre Sales 1.*IDR 65,000.*SOLD OUT/,
    /Regular.*-.*COMING SOON/,
    /Coming Soon.*-.*COMING SOON/,
  ]);
  await expect(page.locator('figcaption')).toHaveText(['Reality Club', 'Coming Soon', 'Coming Soon']);
  const old = page.getByText(/This is the last list that we know/);
  await expect(old).toBeVisible(AFTER_RETRIES);
  await page.unroute('**/api/ticket-types');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(old).toBeHidden();
});

test('a fault of the page itself ends in the application error screen', async ({ page }) => {
  await renderInBrowser(page);
  await answer(page, '/api/ticket-types', 200, { success: true, data: [null] });
  await page.goto('/ticket');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByText('Details').click();
  await expect(page.getByText(/null/)).toBeVisible();
  await page.unroute('**/api/ticket-types');
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeVisible();
});
