import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** A visitor at the ticket page, with the checkout's fields under their labels. */
export class TicketBuyer {
  readonly email = `buyer-${randomUUID().slice(0, 8)}@example.com`;
  readonly phone = `0812${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;

  constructor(readonly page: Page) {}

  async openCheckout(): Promise<void> {
    await this.page.goto('/ticket');
    await this.page.getByRole('link', { name: /^BUY TICKET/ }).click();
    await expect(this.page.getByRole('link', { name: 'Back to Ticket Selection' })).toBeVisible();
  }

  async fillContact(): Promise<void> {
    await this.page.getByLabel('Full name').fill('Siti Rahma');
    await this.page.getByLabel('Email', { exact: true }).fill(this.email);
    await this.page.getByLabel('Confirm email').fill(this.email);
    await this.page.getByLabel('Phone number').fill(this.phone);
  }

  async apply(label: 'Referral code' | 'Discount code', code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).fill(code);
    await this.page.getByRole('button', { name: `Apply ${label.toLowerCase()}` }).click();
  }

  proceed(): Promise<void> {
    return this.page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  }

  /** Fills the checkout and goes on to the open pop-up. */
  async checkOut(): Promise<string> {
    await this.openCheckout();
    await this.fillContact();
    await this.proceed();
    return this.popupOrder();
  }

  /** The payment pop-up of the provider. */
  get popup(): FrameLocator {
    return this.page.frameLocator('#snap-midtrans');
  }

  /** Waits for the pop-up and gives the number of the order that it is for. */
  async popupOrder(): Promise<string> {
    await expect(this.popup.getByRole('button', { name: 'QRIS' })).toBeVisible();
    return this.storedOrder();
  }

  async payBy(method: string): Promise<void> {
    await this.popup.getByRole('button', { name: method }).click();
    await this.popup.getByRole('button', { name: 'Pay now' }).click();
  }

  async storedOrder(): Promise<string> {
    const stored = await this.page.evaluate(() => localStorage.getItem('pending_order'));
    return (JSON.parse(stored ?? '{}') as { orderId: string }).orderId;
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name });
  }

  async succeeded(): Promise<void> {
    await expect(this.page).toHaveURL(/\/payment\/success/);
    await expect(this.heading('Payment Successful!')).toBeVisible();
  }
}
