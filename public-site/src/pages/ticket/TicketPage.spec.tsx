import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUILT_IN_SETTINGS } from '../../lib/festival/site-settings';
import { giveSight } from '../../lib/testing/browser-sight';
import { field, fillIn, submit } from '../../testing/buyer';
import { act } from '../../testing/festival-content';
import { card, currentAddress, freshBrowser, ok, openSite, ORDER, refuse, serve } from '../../testing/site';

beforeEach(freshBrowser);

const names = () => screen.getAllByRole('article').map((tier) => within(tier).getByRole('heading').textContent);

it('says that the festival is over, and where to hear of the next', async () => {
  serve({ 'GET /api/site-settings': () => ok({ ...BUILT_IN_SETTINGS, concert_date: '2020-03-15T11:00:00.000Z' }) });
  openSite('/ticket');
  expect(await screen.findByText('The festival is over')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Hear about next year' }).getAttribute('href')).toBe('/');
});

it('leads on to the tickets from its first screen, with the lowest price, while one can be bought', async () => {
  giveSight();
  serve({
    'GET /api/site-settings': () => ok({ ...BUILT_IN_SETTINGS, concert_date: '2131-03-15T11:00:00.000Z' }),
    'GET /api/ticket-types': () => ok([card('gold', { price_amount: 90_000 })]),
  });
  openSite('/ticket');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Tickets from Rp\s90\.000$/ }));
  expect(document.activeElement?.textContent).toBe('Ticket');
});

describe('ticket cards', () => {
  it('show the server’s tiers, and open the checkout of the pressed one', async () => {
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
    expect(buy.closest('a')?.getAttribute('href')).toBe('/ticket?ticket_type=gold-key');
    await userEvent.click(buy);
    expect(currentAddress()).toBe('/ticket?ticket_type=gold-key');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Ticket Selection' }));
    expect(await screen.findByText('BUY TICKET')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Ticket');
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
    expect(names()).toEqual(['Pre Sales 2', 'Early Bird', 'Pre Sales 1', 'Regular', 'Coming Soon']);
    for (const price of ['IDR 59,000', 'IDR 65,000', 'IDR 77,000']) expect(screen.getByText(price)).toBeTruthy();
    expect(screen.getAllByText('SOLD OUT')).toHaveLength(2);
    expect(screen.getAllByText('BUY TICKET')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Gold']));
  });

  it('put what can be bought first, say how long it lasts, and fold the others away', async () => {
    serve({
      'GET /api/ticket-types': () =>
        ok([
          card('early-bird', { header: 'Early Bird', buttonText: 'SOLD OUT', isDisabled: true }),
          card('gold', { header: 'Gold' }),
          card('silver', { header: 'Silver' }),
        ]),
      'GET /api/orders/sell-out-estimates': () =>
        ok([
          { type: 'gold', minutes: 180 },
          { type: 'early-bird', minutes: 60 },
        ]),
    });
    openSite('/ticket');
    expect(await screen.findByText('At today’s pace it lasts about 3 hours.')).toBeTruthy();
    expect(screen.getAllByText(/At today’s pace/)).toHaveLength(1);
    expect(names()).toEqual(['Gold', 'Silver', 'Early Bird']);
    const folded = screen.getByText('Other tickets').closest('details') as HTMLElement;
    expect(within(folded).getAllByRole('article')).toHaveLength(1);
    expect(folded.hasAttribute('open')).toBe(false);
    await userEvent.click(screen.getByText('Other tickets'));
    expect(folded.hasAttribute('open')).toBe(true);
  });

  it('fold nothing away while none can be bought', async () => {
    serve({ 'GET /api/ticket-types': () => ok([card('late', { buttonText: 'COMING SOON', isDisabled: true })]) });
    openSite('/ticket');
    expect(await screen.findByText('COMING SOON')).toBeTruthy();
    expect(screen.queryByText('Other tickets')).toBeNull();
  });

  it('say so when there are none', async () => {
    serve({ 'GET /api/ticket-types': () => ok([]) });
    openSite('/ticket');
    expect(await screen.findByText(/have not been announced/)).toBeTruthy();
  });
});

describe('a link to a ticket', () => {
  const EARLY = card('early-bird', { header: 'Early Bird', buttonText: 'SOLD OUT', isDisabled: true });
  const LAZY = card('late', { header: 'Late', buttonText: 'COMING SOON', isDisabled: true, price: '-' });
  const GOLD = card('gold', { header: 'Gold', price: 'IDR 90,000' });

  it.each([
    ['that is sold out', 'early-bird', 'Early Bird is sold out.'],
    ['that is not on sale', 'late', 'Late is not on sale right now.'],
    ['that nobody knows', 'platinum', 'There is no ticket at this link any more.'],
  ])('%s shows the selection, says so, and what can be bought instead', async (_name, type, text) => {
    serve({ 'GET /api/ticket-types': () => ok([EARLY, LAZY, GOLD]) });
    openSite(`/ticket?ticket_type=${type}`);
    const notice = await screen.findByText(text);
    const instead = within(notice.closest('div') as HTMLElement).getByRole('link', { name: 'Gold · IDR 90,000' });
    expect(instead.getAttribute('href')).toBe('/ticket?ticket_type=gold');
    expect(names()).toEqual(['Gold', 'Early Bird', 'Late']);
    expect(screen.queryByLabelText('Full name')).toBeNull();
    await userEvent.click(instead);
    expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
  });

  it('says when nothing else can be bought either', async () => {
    serve({ 'GET /api/ticket-types': () => ok([EARLY, LAZY]) });
    openSite('/ticket?ticket_type=early-bird');
    expect(await screen.findByText(/No other ticket is on sale right now/)).toBeTruthy();
  });

  it('leaves an opened form in place when the ticket sells out', async () => {
    let cards = [GOLD];
    serve({ 'GET /api/ticket-types': () => ok(cards), 'POST /api/orders': () => refuse(409, 'Sold out.') });
    openSite('/ticket?ticket_type=gold');
    await userEvent.type(await screen.findByLabelText('Full name'), 'Sari');
    cards = [card('gold', { header: 'Gold', buttonText: 'SOLD OUT', isDisabled: true })];
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^PROCEED/ }).disabled).toBe(false),
    );
    await fillIn();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(field('Full name').value).toBe('Sari Dewi');
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

  it('has the drawing and the page of the act that a star is', async () => {
    const star = { id: 1, sort_order: 1, name: 'Hindia', image: null, is_revealed: true, below_image: null };
    const acts = [act(7, 'Nadin'), act(8, 'Hindia', { guest_star_id: 1, drawing: 'drums' })];
    serve({ 'GET /api/guest-stars': () => ok([star]), 'GET /api/acts': () => ok(acts) });
    openSite('/ticket');
    const link = await screen.findByRole('link', { name: 'Hindia' });
    expect(link.getAttribute('href')).toBe('/line-up/8');
    expect(document.querySelector('img[src$="/act/drums.svg"]')).toBeTruthy();
  });

  it('hides stars that are not revealed, whatever the server sends', async () => {
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
