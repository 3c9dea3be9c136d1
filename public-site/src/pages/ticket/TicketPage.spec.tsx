import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, currentAddress, freshBrowser, ok, openSite, ORDER, refuse, serve } from './testing/site';

beforeEach(freshBrowser);

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('ticket cards', () => {
  it('show what the server says, and open the checkout of the one that was pressed', async () => {
    serve({
      'GET /api/ticket-types': () =>
        ok([
          card('gold', { header: 'Gold', buttonAction: 'gold-key' }),
          card('early-bird', { header: 'Early Bird', buttonText: 'SOLD OUT', isDisabled: true }),
          card('late', { header: 'Late', buttonText: 'COMING SOON', isDisabled: true, price: '-' }),
        ]),
    });
    openSite('/ticket');
    const buy = await screen.findByText('BUY TICKET');
    expect(names()).toEqual(['Gold', 'Early Bird', 'Late']);
    for (const text of ['SOLD OUT', 'COMING SOON']) {
      expect(screen.getByText(text).closest('button')?.disabled).toBe(true);
    }
    await userEvent.click(buy);
    expect(currentAddress()).toBe('/ticket?ticket_type=gold-key');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Ticket Selection' }));
    expect(await screen.findByText('BUY TICKET')).toBeTruthy();
  });

  it('fall back to the built-in list, which says so and can be asked again', async () => {
    let answers = 0;
    serve({
      'GET /api/ticket-types': () => {
        answers += 1;
        return answers === 1 ? refuse(404, 'No.') : ok([card('gold', { header: 'Gold' })]);
      },
    });
    openSite('/ticket');
    await screen.findByText(/could not be loaded/);
    expect(names()).toEqual(['Early Bird', 'Pre Sales 1', 'Pre Sales 2', 'Regular', 'Coming Soon']);
    for (const price of ['IDR 59,000', 'IDR 65,000', 'IDR 77,000']) expect(screen.getByText(price)).toBeTruthy();
    expect(screen.getAllByText('SOLD OUT')).toHaveLength(2);
    expect(screen.getAllByText('BUY TICKET')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Gold']));
  });

  it('say so when there are none', async () => {
    serve({ 'GET /api/ticket-types': () => ok([]) });
    openSite('/ticket');
    expect(await screen.findByText(/have not been announced/)).toBeTruthy();
  });
});

describe('line-up', () => {
  it.each([
    ['empty', () => ok([])],
    ['refused', () => refuse(404, 'No.')],
  ])('is the built-in one when the list is %s', async (_name, handler) => {
    serve({ 'GET /api/guest-stars': handler });
    openSite('/ticket');
    expect(await screen.findByText('Reality Club')).toBeTruthy();
    expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  });

  it('hides who is not revealed, whatever the server sends', async () => {
    const star = { id: 1, sort_order: 1, name: 'Secret', image: '/secret.png', is_revealed: false, below_image: null };
    serve({ 'GET /api/guest-stars': () => ok([star]) });
    openSite('/ticket');
    expect(await screen.findByText('Coming Soon')).toBeTruthy();
    expect(screen.queryByText('Secret')).toBeNull();
    expect(document.querySelector('img[src="/secret.png"]')).toBeNull();
  });
});

it('leads to the payment page while an order waits for its payment', async () => {
  localStorage.setItem('pending_order', JSON.stringify({ orderId: ORDER, snapToken: 'x' }));
  serve();
  openSite('/ticket');
  expect(await screen.findByText('Payment Pending')).toBeTruthy();
  expect(currentAddress()).toBe('/payment/pending');
});
