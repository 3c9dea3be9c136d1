import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { failing, field, save } from '../../../support/admin/content-screens.js';
import { picture } from '../../../support/admin/pictures.js';

interface EventPage {
  bg_color: string;
  unveiling_images: string[];
  image_section_bg: string | null;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Events' }).getByText(name);
const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });

async function addPicture(page: Page, address: string): Promise<void> {
  await gallery(page).getByLabel('Picture URL').fill(address);
  await gallery(page).getByRole('button', { name: 'Add', exact: true }).click();
}

test('each event has a tab, with a badge while visitors don’t see it', async ({ page }) => {
  await page.goto('/admin/event-pages/unify');
  for (const name of ['Unveiling', 'E-Ulympic', 'U-Care', 'U-lympic', 'Unify']) {
    await expect(page.getByRole('navigation', { name: 'Events' })).toContainText(name);
  }
  await page.getByLabel('Active').uncheck();
  await save(page).click();
  await expect(page.getByText('Unify page updated successfully')).toBeVisible();
  await expect(tab(page, 'Inactive')).toBeVisible();
  expect((await page.request.get('/api/event-pages/unify')).status()).toBe(404);
  await expect(page.getByText('Unify page updated successfully')).toBeHidden();
  await page.getByLabel('Active').check();
  await save(page).click();
  await expect(page.getByText('Unify page updated successfully')).toBeVisible();
  await expect(tab(page, 'Inactive')).toBeHidden();
  await expectAccessible(page);
});

test('colour, gallery and background are edited; visitors see them at once', async ({ page, data }) => {
  await page.goto('/admin/event-pages/ucare');
  await field(page, 'Background colour *').fill('red');
  await field(page, 'Image section background').fill('url(javascript:alert(1))');
  await save(page).click();
  await expect(page.getByText('Background colour must be # followed by 6 hex digits')).toBeVisible();
  await expect(page.getByText('Image section background must be a URL, a colour or a gradient')).toBeVisible();
  await field(page, 'Background colour *').fill('#0B1F45');
  await field(page, 'Image section background').fill('linear-gradient(#0B1F45, #0E4280)');
  await addPicture(page, 'first.png');
  await expect(page.getByText('The picture must be a URL')).toBeVisible();
  await addPicture(page, '/images/first.png');
  await addPicture(page, 'https://example.com/second.png');
  await page.getByLabel('Gallery: file').setInputFiles([picture('third.png')]);
  await expect(gallery(page).getByRole('listitem')).toHaveCount(3);
  await gallery(page).getByRole('button', { name: 'Move picture 2 up' }).click();
  await gallery(page).getByRole('button', { name: 'Remove picture 2' }).click();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('U-Care page updated successfully')).toBeVisible();
  const shown = await data.shown<EventPage>('/api/event-pages/ucare');
  expect(shown).toMatchObject({ bg_color: '#0B1F45', image_section_bg: 'linear-gradient(#0B1F45, #0E4280)' });
  expect(shown.unveiling_images).toEqual([
    'https://example.com/second.png',
    expect.stringMatching(/^\/media\/[0-9a-f]{32}-1x1\.webp$/),
  ]);
});

test('another tab asks before changes are lost', async ({ page }) => {
  await page.goto('/admin/event-pages/eulympic');
  await field(page, 'Hero image').fill('/images/hero.png');
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await tab(page, 'Unify').click();
  await asked;
  await expect(field(page, 'Hero image')).toHaveValue('/images/hero.png');
  const left = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await tab(page, 'Unify').click();
  await left;
  await expect(field(page, 'Hero image')).toHaveValue('');
});

test('failed calls say what failed, on a phone too; an unknown event is not found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/event-pages/ulympic');
  await failing(page, 'event-pages', ['PUT'], { status: 500, message: 'The house is dark.' });
  await save(page).click();
  await expect(page.getByText('The house is dark.')).toBeVisible();
  await expectAccessible(page);
  await failing(page, 'event-pages', ['GET'], { status: 502 });
  await page.reload();
  await expect(page.getByText('Failed to load')).toBeVisible();
  await page.unrouteAll();
  await page.goto('/admin/event-pages/nothing');
  await expect(page.getByText("THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST")).toBeVisible();
});
