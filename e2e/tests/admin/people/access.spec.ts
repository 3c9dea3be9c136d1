import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import type { Role } from '../../../support/admin/staff.js';
import { ADMIN } from '../../../support/stack.js';

const PAYMENT = [
  'Orders',
  'Tonight',
  'Reconciliation',
  'Import Orders',
  'Mails',
  'Tickets',
  'Referral Codes',
  'Discount Codes',
  'Scan Log',
];
const CONTENT = [
  'Event Card',
  'Countdown',
  'Archive',
  'Hero Section',
  'Theme',
  'Closing Section',
  'Divisions',
  'Event Pages',
  'Merchandise',
  'Bundles',
];
const MENUS: Record<Role, string[]> = {
  super_admin: [
    'Dashboard',
    'Inbox',
    ...PAYMENT,
    'Scanner',
    'Gate',
    'Guest Stars',
    'Acts',
    'Ticket Types',
    ...CONTENT,
    'Chatbot Training',
    'Change Password',
    'Site Settings',
    'Next Year',
    'Ready to sell?',
    'Accounts',
    'Personal Data',
    'Keys',
    'Editions',
    'Audit Log',
  ],
  finance: ['Dashboard', 'Inbox', ...PAYMENT, 'Ticket Types', 'Change Password'],
  content: [
    'Inbox',
    'Guest Stars',
    'Acts',
    ...CONTENT,
    'Chatbot Training',
    'Change Password',
    'Site Settings',
    'Next Year',
  ],
  gate: ['Scanner', 'Gate', 'Change Password'],
};
const REFUSED: Array<[Role, string]> = [
  ['finance', 'scanner'],
  ['finance', 'gate'],
  ['content', 'gate/phones'],
  ['content', 'orders'],
  ['gate', 'tickets'],
  ['gate', 'scans'],
  ['gate', 'referral-codes/create'],
  ['content', 'ticket-types/1'],
  ['finance', 'users'],
  ['content', 'users/create'],
  ['gate', 'audit-log'],
  ['gate', 'guest-stars'],
  ['finance', 'countdown/create'],
  ['gate', 'divisions/1'],
  ['finance', 'merchandise'],
  ['gate', 'event-pages/ucare'],
  ['finance', 'settings'],
  ['finance', 'chatbot-training'],
  ['gate', 'chatbot-training/unanswered'],
];

/** What waits for a person, and how much, depends on what other tests left. */
const withBadge = (name: string) => new RegExp(`^(\\d+\\s*wait for a person\\s*)?${name.replace('?', '\\?')}$`);

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

for (const screen of ['orders', 'tickets', 'scanner', 'ticket-types/1']) {
  test(`without a session ${screen} asks to sign in and then comes back`, async ({ page }) => {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();
    await expect(page.getByText('PLEASE LOGIN TO CONTINUE')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/admin/${screen}`);
  });
}

for (const [role, names] of Object.entries(MENUS) as Array<[Role, string[]]>) {
  test(`the menu of ${role} holds what the role may use`, async ({ page, staff }) => {
    await staff.signIn(page, role);
    // The scanner fills the screen; a page that is not there still has the frame.
    await page.goto('/admin/nowhere');
    await expect(page.getByText("THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(menu(page).getByRole('menuitem')).toHaveText(names.map(withBadge));
    await expectAccessible(page);
  });
}

for (const [role, screen] of REFUSED) {
  test(`${screen} is denied to ${role}`, async ({ page, staff }) => {
    await staff.signIn(page, role);
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible();
    await expect(page.getByText('YOU DO NOT HAVE PERMISSION TO VIEW THIS PAGE')).toBeVisible();
    await expect(page).toHaveURL(`/admin/${screen}`);
    await expectAccessible(page);
  });
}

test('the footer tells who is signed in, and the logout ends the session', async ({ page, staff }) => {
  await staff.signIn(page, 'finance');
  await page.goto('/admin');
  await expect(page.getByText('Person of finance')).toBeVisible();
  await expect(page.getByText('Finance', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Festival Admin Portal' })).toBeVisible();
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();
});

test('a session that ended meanwhile leads to the sign-in', async ({ page, staff, data, context }) => {
  const order = await data.order();
  await staff.signIn(page);
  await page.goto('/admin/orders');
  await expect(page.getByRole('link', { name: order.order_number })).toBeVisible();
  await context.clearCookies();
  await menu(page).getByRole('menuitem', { name: 'Tickets' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('the sidebar stays from 992 px; below it opens and Escape closes it', async ({ page, staff }) => {
  await staff.signIn(page);
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/admin/orders');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});

test('the menu shows the screen that is open, also at its end', async ({ page, staff }) => {
  await staff.signIn(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const [path, name] of [
    ['settings', 'Site Settings'],
    ['orders', 'Orders'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    const item = menu(page).getByRole('menuitem', { name, exact: true });
    await expect(item).toHaveAttribute('aria-current', 'page');
    await expect(item).toBeInViewport({ ratio: 1 });
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
  }
});
