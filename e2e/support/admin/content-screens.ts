import { expect, type Page, type Route } from '@playwright/test';

/** The row, or on a phone the card, of a record. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const cardOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

export const save = (page: Page) => page.getByRole('button', { name: 'Save' });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Deletes a row, after an answer of no. */
export async function deleteRow(page: Page, text: string, question: string): Promise<void> {
  const row = rowOf(page, text);
  const dialog = page.getByRole('dialog');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(row).toBeHidden();
}

/** Presses Cancel in a form with changes, and answers the warning. */
export async function cancelForm(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await answered;
}

type Fault = 'unanswered' | { status: number; message?: string };

/** Lets the calls of a resource fail that have one of the methods. */
export async function failing(page: Page, resource: string, methods: string[], fault: Fault): Promise<void> {
  const fail = (route: Route) => {
    if (!methods.includes(route.request().method())) return route.fallback();
    if (fault === 'unanswered') return route.abort();
    const { status, message } = fault;
    return message
      ? route.fulfill({ status, json: { success: false, message } })
      : route.fulfill({ status, body: 'bad gateway' });
  };
  await page.route((url) => url.pathname.startsWith(`/api/admin/${resource}`), fail);
}
