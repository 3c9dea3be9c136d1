import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { watchChanges } from '../../../support/admin/order-screens.js';
import { codeOf, enrol, hire, keepCodes, signInByForm, type Person } from '../../../support/admin/people.js';

const LANDED = /\/admin\/?$/;
let person: Person;

test.beforeEach(async ({ page, stack }) => {
  person = hire(stack, 'finance');
  await signInByForm(page, person);
  await expect(page).toHaveURL(LANDED);
});

test('is set up with the app, and then asked for at the sign-in', JOURNEY, async ({ page }) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Two-Factor Authentication' }).click();
  await expect(page.getByText('It is off.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Enter the six digits that the app shows', { exact: true })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('festival-recovery-codes.txt');
  const file = await readFile(await download.path(), 'utf8');
  const recoveryCodes = await codes.allTextContents();
  for (const code of recoveryCodes) expect(file).toContain(code);
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled();
  await keepCodes(page);
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await signInByForm(page, person);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(page.getByText('Enter the code from your authenticator app, or a recovery code.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or was used already')).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LANDED);
});

test('a recovery code opens once; new ones are made; it is turned off', async ({ page }) => {
  await page.goto('/admin/two-factor');
  await page.getByRole('button', { name: 'Set up' }).click();
  const { secret, recoveryCodes } = await enrol(page, person.password);
  await keepCodes(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await signInByForm(page, person);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await signInByForm(page, person);
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(LANDED);
  await page.goto('/admin/two-factor');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  const dialog = page.getByRole('dialog');
  const calls = watchChanges(page);
  for (const name of ['New recovery codes', 'Turn off']) {
    await page.getByRole('button', { name }).click();
    await dialog.getByLabel('Current Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  expect(calls).toEqual([]);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByText('Current password is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [renewed = ''] = await codes.allTextContents();
  expect(recoveryCodes).not.toContain(renewed);
  await keepCodes(page);

  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Current Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('This code is wrong or was used already')).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(renewed);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('It is off.')).toBeVisible();
});

test('who must have it sets it up before anything else', async ({ page, stack, browser }) => {
  const chair = hire(stack, 'super_admin');
  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await signInByForm(desk, chair);
  await expect(desk).toHaveURL(LANDED);
  await desk.goto('/admin/users');
  const policy = desk.getByRole('switch', { name: 'Require two-factor authentication' });
  await policy.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(policy).not.toBeChecked();
  await policy.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('Turn two-factor authentication on for your own account first.')).toBeVisible();
  await expect(policy).not.toBeChecked();
  await desk.goto('/admin/two-factor');
  await desk.getByRole('button', { name: 'Set up' }).click();
  await enrol(desk, chair.password);
  await keepCodes(desk);
  await desk.goto('/admin/users');
  await policy.click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(policy).toBeChecked();
  await expectAccessible(desk);

  try {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await signInByForm(page, person);
    await expect(page.getByText('Your role must have two-factor authentication. Set it up now.')).toBeVisible();
    await page.goto('/admin/orders');
    await expect(page.getByText('Your role must have two-factor authentication. Set it up now.')).toBeVisible();
    await expectAccessible(page);
    await enrol(page, person.password);
    // Away from the logout button: its tooltip is in no landmark.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expectAccessible(page);
    await keepCodes(page);
    await expect(page.getByRole('heading', { name: 'Orders Management' })).toBeVisible();
    await page.goto('/admin/two-factor');
    await expect(page.getByText('Your role must have it, so it cannot be turned off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();
  } finally {
    await policy.click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(policy).not.toBeChecked();
    await context.close();
  }
});
