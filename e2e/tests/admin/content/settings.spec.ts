import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { field, save } from '../../../support/admin/content-screens.js';

interface Settings {
  festival_name: string;
  concert_date: string;
  venue: string;
  support_whatsapp: string;
  merchandise_order_link: string;
  under_construction: boolean;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('the festival’s facts are edited; visitors get them at once', JOURNEY, async ({ page, data }) => {
  const before = await data.shown<Settings>('/api/site-settings');
  await page.goto('/admin/settings');
  await field(page, 'Venue').fill('');
  await field(page, 'Merchandise order link').fill('example');
  await save(page).click();
  await expect(page.getByText('Venue is required')).toBeVisible();
  await expect(page.getByText(/^Merchandise order link must be a web, mail or phone address/)).toBeVisible();
  await field(page, 'Venue').fill('Lapangan Kampus');
  await field(page, 'Merchandise order link').fill('https://example.com/order');
  await page.getByLabel('Concert date').fill('2099-11-22T18:30');
  await field(page, 'Support WhatsApp number').fill('soon');
  await save(page).click();
  await expect(page.getByText('Support WhatsApp number must be a phone number').first()).toBeVisible();
  await field(page, 'Support WhatsApp number').fill('0812 3456 7890');
  await expectAccessible(page);
  await save(page).dblclick();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await data.shown<Settings>('/api/site-settings')).toEqual({
    ...before,
    venue: 'Lapangan Kampus',
    merchandise_order_link: 'https://example.com/order',
    concert_date: '2099-11-22T11:30:00.000Z',
    support_whatsapp: '6281234567890',
  });
  await expect(field(page, 'Support WhatsApp number')).toHaveValue('6281234567890');
  await expect(page.getByLabel('Concert date')).toHaveValue('2099-11-22T18:30');
});

test('the construction screen is asked about before it is turned on', async ({ page, data }) => {
  const isOn = async () => (await data.shown<Settings>('/api/site-settings')).under_construction;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/settings');
  const construction = page.getByRole('switch', { name: 'Under construction' });
  await construction.click();
  const question = page.getByRole('dialog', { name: 'Put the site under construction?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(construction).not.toBeChecked();
  await construction.click();
  await question.getByRole('button', { name: 'Put under construction' }).click();
  await expect(construction).toBeChecked();
  expect(await isOn()).toBe(false);
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await isOn()).toBe(true);
  await construction.click();
  await save(page).click();
  await expect.poll(isOn).toBe(false);
});
