import { expect, type Locator, type Page } from '@playwright/test';
import type { MadeOrder } from './data.js';

/** What a committee member does on the screens of orders. */
export class OrderScreens {
  constructor(readonly page: Page) {}

  /** The list with that order alone. */
  async list(order: MadeOrder): Promise<void> {
    await this.page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: order.order_number }))}`);
    await expect(this.row(order)).toBeVisible();
  }

  async open(order: MadeOrder): Promise<void> {
    await this.page.goto(`/admin/orders/${order.id}/show`);
    await expect(this.page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
  }

  row(order: MadeOrder): Locator {
    return this.page.getByRole('row').filter({ hasText: order.order_number });
  }

  menuButton(order: MadeOrder): Locator {
    return this.page.getByRole('button', { name: `Actions for ${order.order_number}` });
  }

  /** Opens a dialog by the actions menu of the list. */
  async choose(order: MadeOrder, action: string): Promise<Locator> {
    await this.menuButton(order).click();
    await this.page.getByRole('menuitem', { name: action }).click();
    await expect(this.dialog).toBeVisible();
    return this.dialog;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async cancel(): Promise<void> {
    await this.button('Cancel').click();
    await expect(this.dialog).toBeHidden();
  }

  async says(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true })).toBeVisible();
  }
}

/** Counts the calls that change something, from now on. */
export function watchChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}
