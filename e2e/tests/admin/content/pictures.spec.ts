import type { Locator, Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { field, save } from '../../../support/admin/content-screens.js';
import { drawing, heavy, noPicture, picture } from '../../../support/admin/pictures.js';

const ADDRESS = /^\/media\/[0-9a-f]{32}-1x1\.webp$/;

interface Item {
  name: string;
  image: string | null;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Add merchandise item' });
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Uploaded pictures' });

async function addItem(page: Page, name: string): Promise<void> {
  await page.goto('/admin/merchandise-items/create');
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill('10.000');
}

test('a picture is uploaded, shown, saved with the record and served', JOURNEY, async ({ page, data }) => {
  const name = unique('CAP ');
  await addItem(page, name);
  await dialog(page).getByLabel('Image: file').setInputFiles(picture());
  await expect(field(page, 'Image')).toHaveValue(ADDRESS);
  const preview = page.getByRole('img', { name: 'Image: preview' });
  await expect(preview).toBeVisible();
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Merchandise item created successfully!')).toBeVisible();
  const { items } = await data.shown<{ items: Item[] }>('/api/merchandise');
  const address = items.find((each) => each.name === name)?.image ?? '';
  expect(address).toMatch(ADDRESS);
  const served = await page.request.get(address);
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('what is no picture is refused in words, and the field stays', async ({ page }) => {
  await addItem(page, 'Cap');
  await field(page, 'Image').fill('/images/before.png');
  const file = dialog(page).getByLabel('Image: file');
  await file.setInputFiles(drawing);
  await expect(page.getByText('Only PNG, JPG and WebP pictures can be uploaded.')).toBeVisible();
  await file.setInputFiles(heavy);
  await expect(page.getByText('A picture may have at most 5 MB.')).toBeVisible();
  await file.setInputFiles(noPicture);
  await expect(page.getByText('Only PNG, JPG and WebP pictures can be uploaded.')).toBeVisible();
  await page.route('**/api/admin/media?**', (route) => route.abort());
  await file.setInputFiles(picture());
  await expect(
    page.getByText('The picture could not be uploaded. Please check your connection and try again.'),
  ).toBeVisible();
  await expect(field(page, 'Image')).toHaveValue('/images/before.png');
  await page.unrouteAll();
  await file.setInputFiles(picture());
  await expect(field(page, 'Image')).toHaveValue(ADDRESS);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a file is dropped onto the field', async ({ page }) => {
  await addItem(page, 'Cap');
  const { buffer, ...about } = picture('dropped.png');
  const transfer = await page.evaluateHandle(
    ({ bytes, name, mimeType }) => {
      const made = new DataTransfer();
      made.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return made;
    },
    { bytes: [...buffer], ...about },
  );
  await dialog(page).getByRole('group', { name: 'Image: upload' }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(field(page, 'Image')).toHaveValue(ADDRESS);
});

test('an uploaded one is found by its name and taken; one that is shown can’t be deleted', async ({ page }) => {
  const name = unique('BAG ');
  const file = `${unique('poster-').toLowerCase()}.png`;
  await addItem(page, name);
  await dialog(page).getByLabel('Image: file').setInputFiles(picture(file));
  await expect(field(page, 'Image')).toHaveValue(ADDRESS);
  await save(page).click();
  await expect(page.getByText('Merchandise item created successfully!')).toBeVisible();

  await addItem(page, unique('BAG '));
  await dialog(page).getByRole('button', { name: 'Choose an uploaded one' }).click();
  await picker(page).getByLabel('Search by file name').fill('nowhere');
  await expect(picker(page).getByText('No picture has such a name')).toBeVisible();
  await picker(page).getByLabel('Search by file name').fill(file.toUpperCase());
  await expect(picker(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await picker(page)
    .getByRole('button', { name: `Delete ${file}` })
    .click();
  await page
    .getByRole('dialog', { name: `Delete ${file}?` })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(page.getByText(/^This picture is still shown by /)).toBeVisible();
  await picker(page)
    .getByRole('button', { name: `Take ${file}` })
    .click();
  await expect(picker(page)).toBeHidden();
  await expect(field(page, 'Image')).toHaveValue(ADDRESS);
});
