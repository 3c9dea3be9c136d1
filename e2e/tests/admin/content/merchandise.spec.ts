import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

interface Sold {
  name: string;
  price: string;
  art?: string | null;
  contents?: string;
}
interface Merchandise {
  items: Sold[];
  bundles: Sold[];
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('an item is added, edited and deleted; visitors see it at once', async ({ page, data }) => {
  const name = unique('CAP ');
  const shown = async () =>
    (await data.shown<Merchandise>('/api/merchandise')).items.find((each) => each.name === name);
  await page.goto('/admin/merchandise-items');
  await page.getByRole('link', { name: 'Add item' }).click();
  await save(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Price is required')).toBeVisible();
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill('13.000-20.000');
  await field(page, 'Link').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText(/^Link must be a web, mail or phone address/)).toBeVisible();
  await field(page, 'Link').fill('https://example.com/cap');
  await page.getByLabel('Drawing').click();
  await page.getByRole('option', { name: 'totebag' }).click();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Merchandise item created successfully!')).toBeVisible();
  expect(await shown()).toMatchObject({ price: '13.000-20.000', art: 'totebag', link: 'https://example.com/cap' });
  await expectAccessible(page);
  await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Active').uncheck();
  await save(page).click();
  await expect(page.getByText('Merchandise item updated successfully!')).toBeVisible();
  expect(await shown()).toBeUndefined();
  await deleteRow(page, name, 'Are you sure you want to delete this merchandise item?');
});

test('a bundle says what is in it; on a phone each is a card', async ({ page, data }) => {
  const name = unique('DUO ');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/merchandise-bundles/create');
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill('25,000');
  await save(page).click();
  await expect(page.getByText('Contents is required')).toBeVisible();
  await field(page, 'Contents').fill('two stickers');
  await save(page).click();
  await expect(page.getByText('Merchandise bundle created successfully!')).toBeVisible();
  await expect(cardOf(page, name)).toContainText('two stickers');
  await expectAccessible(page);
  const { bundles } = await data.shown<Merchandise>('/api/merchandise');
  expect(bundles.find((each) => each.name === name)).toMatchObject({ contents: 'two stickers' });
});

test('failed calls say what failed', async ({ page }) => {
  await failing(page, 'merchandise-bundles', ['GET'], { status: 502 });
  await page.goto('/admin/merchandise-bundles');
  await expect(page.getByText('Failed to load')).toBeVisible();
  await failing(page, 'merchandise-items', ['POST'], 'unanswered');
  await page.goto('/admin/merchandise-items/create');
  await field(page, 'Name').fill('Nothing');
  await field(page, 'Price').fill('1');
  await save(page).click();
  await expect(page.getByText('Failed to save')).toBeVisible();
});
