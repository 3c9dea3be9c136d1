import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBrowser, openSite } from './site';

type Options = Parameters<NonNullable<typeof window.snap>['pay']>[1];

let popUp: { token: string; options: Options } | null = null;

/** The pop-up as the site opened it; null while it is closed. */
export const openedPopUp = () => popUp;

/** A fresh browser whose payment provider only remembers what it was asked. */
export function freshBuyer(): void {
  freshBrowser();
  popUp = null;
  window.snap = {
    pay: (token, options) => {
      popUp = { token, options };
    },
  };
}

export const submitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^PROCEED TO CHECKOUT/ });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export async function openCheckout(): Promise<void> {
  openSite('/ticket?ticket_type=pre-sales-2');
  await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
}

export async function fillIn(fields: Record<string, string> = {}): Promise<void> {
  const values = {
    'Full name': 'Sari Dewi',
    Email: 'Sari@Example.com',
    'Confirm email': 'sari@example.com',
    'Phone number': '0812-3456-7890',
    ...fields,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    await userEvent.paste(value);
  }
}

export async function submit(): Promise<void> {
  await userEvent.click(await submitButton());
}

export async function buy(fields?: Record<string, string>): Promise<void> {
  await openCheckout();
  await fillIn(fields);
  await submit();
}

export async function popUpEnds(how: 'onSuccess' | 'onPending' | 'onError' | 'onClose'): Promise<void> {
  await waitFor(() => expect(popUp).not.toBeNull());
  await act(async () => popUp?.options[how]());
}

export const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
