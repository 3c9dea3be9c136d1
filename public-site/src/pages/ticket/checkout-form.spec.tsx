import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBuyer, submitButton, field, openCheckout, submit, buy } from '../../testing/buyer';
import { callsOf, offline, ok, openSite, refuse, serve, type Handler } from '../../testing/site';

beforeEach(freshBuyer);

describe('validation', () => {
  it('names the missing fields and focuses the first error', async () => {
    const asked = serve();
    await openCheckout();
    await submit();
    for (const text of [
      'Full name is required',
      'Email is required',
      'Please confirm your email address',
      'Phone number is required',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Full name'));
    expect(screen.getByRole('textbox', { name: 'Full name', description: 'Full name is required' })).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['Email', 'sari@', 'Please enter a valid email address'],
    ['Confirm email', 'other@example.com', 'Email addresses do not match'],
    ['Phone number', '08 abc', 'Please enter a valid phone number'],
    ['Full name', '   ', 'Full name is required'],
    ['Full name', 'Siti\u202eRahma', 'Full name holds characters that can not be read'],
  ])('of %s', async (label, value, text) => {
    serve();
    await buy({ [label]: value });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that the e-mail must be active', async () => {
    serve();
    await openCheckout();
    expect(screen.getByRole('textbox', { name: 'Email', description: /active/ })).toBeTruthy();
  });

  it('offers 1 to 10 tickets, internal first', async () => {
    serve();
    await openCheckout();
    const offered = within(screen.getByLabelText('Quantity')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
    expect(field('Category').value).toBe('internal');
  });
});

describe('price and codes', () => {
  const apply = (which: 'referral' | 'discount') =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Apply ${which} code` });
  const input = (which: 'Referral' | 'Discount') => screen.getByLabelText(`${which} code (optional)`);

  it.each<[string, Handler, string]>([
    ['no connection', offline, 'Failed to fetch ticket price'],
    ['nothing on sale', () => refuse(404, 'No tickets available'), 'No tickets available'],
  ])('%s', async (_name, handler, text) => {
    jest.useFakeTimers({ advanceTimers: true });
    serve({ 'GET /api/orders/current-price': handler });
    openSite('/ticket?ticket_type=pre-sales-2');
    await screen.findByText('Order Summary');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(text)).toBeTruthy();
    expect((await submitButton()).disabled).toBe(true);
    jest.useRealTimers();
  });

  it('can not be bought at a price of 0', async () => {
    serve({ 'GET /api/orders/current-price': () => ok({ price: 0, ticket_type: 'x', header: 'X' }) });
    openSite('/ticket?ticket_type=pre-sales-2');
    await screen.findAllByText('Rp 0');
    expect((await submitButton()).disabled).toBe(true);
  });

  it('counts quantity, percentage and bundle, and takes the percentage back on an edit', async () => {
    const asked = serve({
      'POST /api/discount-codes/validate': () => ok({ discount_code: { code: 'QUEST10', discount_percentage: 10 } }),
    });
    await openCheckout();
    await userEvent.selectOptions(screen.getByLabelText('Quantity'), '3');
    await userEvent.type(input('Discount'), ' quest10');
    await userEvent.click(apply('discount'));
    expect(await screen.findByText('Rp 201.900')).toBeTruthy();
    expect(callsOf(asked, 'POST /api/discount-codes/validate')[0]?.body).toEqual({ code: 'QUEST10', amount: 231_000 });
    await userEvent.type(input('Discount'), 'X');
    expect(screen.getByText('Rp 225.000')).toBeTruthy();
  });

  it('names the committee member of a referral code until it is edited', async () => {
    serve({ 'POST /api/referral-codes/validate': () => ok({ referral_code: { code: 'AYU', panitia_name: 'Ayu' } }) });
    await openCheckout();
    expect(apply('referral').disabled).toBe(true);
    await userEvent.type(input('Referral'), 'ayu{Enter}');
    expect(await screen.findByText(/Panitia: Ayu/)).toBeTruthy();
    await userEvent.type(input('Referral'), 'x');
    expect(screen.queryByText(/Panitia/)).toBeNull();
  });

  it.each<[string, 'referral' | 'discount', Handler, string]>([
    ['the server’s word', 'referral', () => refuse(422, 'Code is inactive'), 'Code is inactive'],
    ['refused without a word', 'referral', () => refuse(422, ''), 'Invalid referral code'],
    ['no connection', 'referral', offline, 'Failed to validate referral code'],
    ['refused without a word', 'discount', () => refuse(422, ''), 'Invalid discount code'],
    ['no connection', 'discount', offline, 'Failed to validate discount code. Please try again.'],
  ])('%s (%s)', async (_name, which, handler, text) => {
    serve({ [`POST /api/${which}-codes/validate`]: handler });
    await openCheckout();
    await userEvent.type(input(which === 'referral' ? 'Referral' : 'Discount'), 'abc');
    await userEvent.click(apply(which));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('does not check a discount while the price is loading', async () => {
    serve({ 'GET /api/orders/current-price': () => new Promise(() => undefined) });
    openSite('/ticket?ticket_type=pre-sales-2');
    await userEvent.type(await screen.findByLabelText('Discount code (optional)'), 'abc');
    await userEvent.click(apply('discount'));
    expect(screen.getByText('Please wait for ticket price to load')).toBeTruthy();
  });
});
