import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { unique } from './data.js';
import { addAccount, type Role } from './staff.js';
import { ADMIN, type Stack } from '../stack.js';

const STEP_MS = 30_000;

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A committee member of the test's own, with the first admin's password. */
export function hire(stack: Stack, role: Role): Person {
  const name = unique('Person ');
  const email = `${name.toLowerCase().replace(' ', '-')}@festival.local`;
  addAccount(stack, { name, email, role });
  return { name, email, password: ADMIN.password };
}

/** From now on that person has a second factor; a session that they have already needs it no more. */
export function secure(stack: Stack, { email }: Person): void {
  stack.change('UPDATE admin_users SET two_factor_at = created_at WHERE email = ?', email);
}

/** Fills in the sign-in form. */
export async function signInByForm(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** What the app shows so many steps from now: each code works once, and one step ahead is taken too. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Goes through the setup on the screen; gives the secret and the recovery codes. */
export async function enrol(page: Page, password: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByLabel('Current Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allTextContents() };
}

/** Leaves the recovery codes behind. */
export async function keepCodes(page: Page): Promise<void> {
  await page.getByLabel('I have kept these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
}
