import { expect, type Page } from '@playwright/test';

/** The back office's screens by their address, each with its heading; the scanner has none. */
export const ADMIN_SCREENS: Readonly<Record<string, string | null>> = {
  '': 'Dashboard',
  '/inbox': 'Inbox',
  '/orders': 'Orders',
  '/tonight': 'Tonight',
  '/tickets': 'Tickets',
  '/scans': 'Scan Log',
  '/scanner': null,
  '/mails': 'Mails',
  '/reconciliation': 'Reconciliation',
  '/referral-codes': 'Referral Codes',
  '/discount-codes': 'Discount Codes',
  '/ticket-types': 'Ticket Types',
  '/guest-stars': 'Guest Stars',
  '/acts': 'Acts',
  '/archive': 'Archive videos',
  '/chatbot-training': 'Chatbot Training',
  '/readiness': 'Ready to sell?',
  '/next-year': 'Next Year',
  '/users': 'Accounts',
  '/personal-data': 'Personal Data',
  '/keys': 'Keys',
  '/editions': 'Editions',
  '/sessions': 'Your sessions',
  '/handbook/on-call': 'The first three minutes',
  '/audit-log': 'Audit Log',
};

/** Opens a screen as the signed-in admin and waits until it is rendered. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.goto(`/admin${screen}`);
  const heading = ADMIN_SCREENS[screen];
  const sign = heading
    ? page.getByRole('heading', { name: heading })
    : page.getByRole('button', { name: 'Start Scanning' });
  await expect(sign.first()).toBeVisible();
}
