import { expect, type Page } from '@playwright/test';
import { ADMIN, type Stack } from '../stack.js';

export const ROLES = ['super_admin', 'finance', 'content', 'gate'] as const;
export type Role = (typeof ROLES)[number];

/** One committee member of each role; all have the first admin's password. */
export class Staff {
  private constructor(private readonly url: string) {}

  static hire(stack: Stack): Staff {
    for (const role of ROLES.slice(1)) addAccount(stack, { name: `Person of ${role}`, email: emailOf(role), role });
    return new Staff(stack.url);
  }

  /** Signs the page's browser in, without the form: the page and its calls share their cookies. */
  async signIn(page: Page, role: Role = 'super_admin'): Promise<void> {
    const { data } = await (await page.request.get(`${this.url}/api/csrf-token`)).json();
    const answer = await page.request.post(`${this.url}/admin/login`, {
      data: { email: emailOf(role), password: ADMIN.password },
      headers: { 'x-csrf-token': data.token },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

/** An account with the first admin's password. */
export function addAccount(stack: Stack, { name, email, role }: { name: string; email: string; role: Role }): void {
  stack.change(
    `INSERT INTO admin_users (name, email, password_hash, role, is_active, created_at, updated_at)
     SELECT ?, ?, password_hash, ?, 1, created_at, updated_at FROM admin_users WHERE email = ?`,
    name,
    email,
    role,
    ADMIN.email,
  );
}

function emailOf(role: Role): string {
  return role === 'super_admin' ? ADMIN.email : `${role}@festival.local`;
}
