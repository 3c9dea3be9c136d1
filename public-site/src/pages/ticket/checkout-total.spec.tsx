import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buy, field, fillIn, freshBuyer, openCheckout, openedPopUp, submit, submitButton } from '../../testing/buyer';
import { callsOf, currentAddress, offline, ok, ORDER, placed, refuse, serve, type Handler } from '../../testing/site';

beforeEach(freshBuyer);

const DISCOUNT = 'Discount code (optional)';
const REFERRAL = 'Referral code (optional)';
const VALIDATE = 'POST /api/discount-codes/validate';

const tenPercent: Handler = () => ok({ discount_code: { code: 'QUEST10', discount_percentage: 10 } });
const amount = (rupiah: number) => placed({ final_amount: rupiah });
const sum = async () => (await submitButton()).textContent;

test('the button names the sum', async () => {
  serve();
  await openCheckout();
  expect(await sum()).toBe('PROCEED TO CHECKOUT · Rp 77.000');
  await userEvent.selectOptions(screen.getByLabelText('Quantity'), '3');
  expect(await sum()).toBe('PROCEED TO CHECKOUT · Rp 225.000');
});

test('codes that a reload finds typed in are checked again', async () => {
  serve({
    [VALIDATE]: tenPercent,
    'POST /api/referral-codes/validate': () => ok({ referral_code: { code: 'AYU', panitia_name: 'Ayu' } }),
  });
  sessionStorage.setItem(
    'checkout_form',
    JSON.stringify({ quantity: 3, discountCode: 'quest10', referralCode: 'ayu' }),
  );
  await openCheckout();
  expect(await screen.findByText('Discount code applied: 10% off')).toBeTruthy();
  expect(await screen.findByText(/Panitia: Ayu/)).toBeTruthy();
  expect(await sum()).toBe('PROCEED TO CHECKOUT · Rp 201.900');
});

describe('a code that was typed in and not applied', () => {
  it('is checked first; the buyer sees the new sum and agrees', async () => {
    const asked = serve({ [VALIDATE]: tenPercent, 'POST /api/orders': () => amount(69_300) });
    await openCheckout();
    await fillIn({ [DISCOUNT]: 'quest10' });
    await submit();
    const agree = await screen.findByRole('button', { name: 'Continue · Rp 69.300' });
    expect(await sum()).toBe('PROCEED TO CHECKOUT · Rp 69.300');
    expect(callsOf(asked, 'POST /api/orders')).toEqual([]);
    await userEvent.click(agree);
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
  });

  it('is ordered with only when the buyer agrees', async () => {
    const asked = serve({ [VALIDATE]: tenPercent });
    await openCheckout();
    await fillIn({ [DISCOUNT]: 'quest10' });
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await waitFor(async () => expect((await submitButton()).getAttribute('aria-busy')).toBeNull());
    expect(callsOf(asked, 'POST /api/orders')).toEqual([]);
  });

  it.each<[string, string, Handler, string]>([
    [DISCOUNT, VALIDATE, () => refuse(422, 'Invalid discount code'), 'Invalid discount code'],
    [DISCOUNT, VALIDATE, offline, 'Failed to validate discount code. Please try again.'],
    [REFERRAL, 'POST /api/referral-codes/validate', () => refuse(422, ''), 'Invalid referral code'],
  ])('stops at the field when it is wrong: %s (%#)', async (label, call, handler, text) => {
    const asked = serve({ [call]: handler });
    await buy({ [label]: 'nothing' });
    expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(callsOf(asked, 'POST /api/orders/check-existing')).toEqual([]);
    expect(callsOf(asked, 'POST /api/orders')).toEqual([]);
  });
});

test('an applied code that holds no longer stops the order, and its discount is gone from the sum', async () => {
  const answers: Handler[] = [tenPercent, () => refuse(422, 'Invalid discount code')];
  const asked = serve({ [VALIDATE]: (one) => (answers.shift() ?? offline)(one) });
  await openCheckout();
  await fillIn({ [DISCOUNT]: 'quest10' });
  await userEvent.click(screen.getByRole('button', { name: 'Apply discount code' }));
  expect(await screen.findByText('Discount code applied: 10% off')).toBeTruthy();
  await submit();
  expect(await screen.findByText('Invalid discount code')).toBeTruthy();
  expect(await sum()).toBe('PROCEED TO CHECKOUT · Rp 77.000');
  expect(callsOf(asked, 'POST /api/orders')).toEqual([]);
});

test('the discount stays in the sum while its code is checked once more', async () => {
  let answer = (): void => undefined;
  const late: Handler = (one) => new Promise((resolve) => (answer = () => resolve(tenPercent(one))));
  const answers: Handler[] = [tenPercent, late];
  const asked = serve({
    [VALIDATE]: (one) => (answers.shift() ?? offline)(one),
    'POST /api/orders': () => amount(69_300),
  });
  await openCheckout();
  await fillIn({ [DISCOUNT]: 'quest10' });
  await userEvent.click(screen.getByRole('button', { name: 'Apply discount code' }));
  expect(await screen.findByText('Discount code applied: 10% off')).toBeTruthy();
  await submit();
  await waitFor(() => expect(callsOf(asked, VALIDATE)).toHaveLength(2));
  expect(screen.queryByText('Discount (10%)')).toBeTruthy();
  answer();
  await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
});

describe('an order that the server priced otherwise', () => {
  it('is paid once the buyer agrees', async () => {
    serve({ 'POST /api/orders': () => amount(90_000) });
    await buy();
    const agree = await screen.findByRole('button', { name: 'Continue · Rp 90.000' });
    expect(openedPopUp()).toBeNull();
    await userEvent.click(agree);
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
  });

  it('is cancelled when the buyer does not', async () => {
    const asked = serve({
      'POST /api/orders': () => amount(90_000),
      [`POST /api/orders/${ORDER}/cancel`]: () => ok(),
    });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(callsOf(asked, `POST /api/orders/${ORDER}/cancel`)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('pending_order')).toBeNull());
    expect(openedPopUp()).toBeNull();
    expect(currentAddress()).toBe('/ticket?ticket_type=pre-sales-2');
    expect(callsOf(asked, 'GET /api/orders/current-price').length).toBeGreaterThan(1);
  });

  it('waits on the payment page when Escape decides nothing', async () => {
    const asked = serve({ 'POST /api/orders': () => amount(90_000) });
    await buy();
    const dialog = await screen.findByRole('alertdialog', { name: 'Your total has changed' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(currentAddress()).toBe('/payment/pending'));
    expect(callsOf(asked, `POST /api/orders/${ORDER}/cancel`)).toEqual([]);
    expect(localStorage.getItem('pending_order')).toContain(ORDER);
  });

  it('waits on the payment page when it can not be cancelled', async () => {
    serve({ 'POST /api/orders': () => amount(90_000), [`POST /api/orders/${ORDER}/cancel`]: offline });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(currentAddress()).toBe('/payment/pending'));
  });
});
