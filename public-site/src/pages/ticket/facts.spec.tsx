import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Act, LANGUAGE_COOKIE, type PublicSiteSettings } from '@festival/contracts';
import { BUILT_IN_SETTINGS } from '../../lib/festival/site-settings';
import { giveSight } from '../../lib/testing/browser-sight';
import { act } from '../../testing/festival-content';
import { freshBuyer, openCheckout } from '../../testing/buyer';
import { card, ok, openSite, serve } from '../../testing/site';

beforeEach(() => {
  freshBuyer();
  giveSight();
});

const STAR = { id: 1, sort_order: 1, name: 'Hindia', image: null, is_revealed: true, below_image: null };
const RULES = { refund_rule: 'No refunds.', refund_rule_indonesian: 'Tidak ada refund.' };

function serveFacts(changes: Partial<PublicSiteSettings> = {}, acts: readonly Act[] = []): void {
  const settings = {
    ...BUILT_IN_SETTINGS,
    venue: 'Main Hall',
    order_expiry_minutes: 25,
    bundle_enabled: true,
    ...RULES,
  };
  serve({
    'GET /api/site-settings': () => ok({ ...settings, ...changes }),
    'GET /api/acts': () => ok(acts),
    'GET /api/ticket-types': () => ok([card('pre-sales-2', { price_amount: 77_000 })]),
    'GET /api/guest-stars': () => ok([STAR, { ...STAR, id: 2, name: 'Coming Soon', is_revealed: false }]),
  });
}

/** Date and hour of the concert, at the top of the page. */
const when = () => document.querySelector('main time')?.textContent;
const facts = async () => within(await screen.findByRole('region', { name: 'Good to know' }));

describe.each([
  ['the ticket page', () => openSite('/ticket')],
  ['the checkout', openCheckout],
])('%s says', (_name, open) => {
  it('when and where, line-up, how long seats are held, methods, bundle discount and refund rule', async () => {
    serveFacts();
    await open();
    expect(await screen.findByText('Main Hall', { exact: false })).toBeTruthy();
    expect(when()).toBe('Saturday, 22 November 2025, 18:00 WIB');
    const told = await facts();
    for (const text of [
      'Hindia, one more name to come',
      'Held for 25 minutes after you order: pay within that time.',
      /^QRIS, e-wallets such as GoPay or ShopeePay, bank transfer/,
      'No refunds.',
    ]) {
      expect(await told.findByText(text)).toBeTruthy();
    }
    expect(told.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '2 tickets: Rp 4.000 off the total',
      '3 tickets: Rp 6.000 off the total',
      '4 tickets: Rp 8.000 off the total',
      '5 tickets: Rp 10.000 off the total',
    ]);
  });

  it('who plays, as far as acts are announced, the headliner first', async () => {
    const star = act(2, 'Nadin', { guest_star_id: 2 });
    serveFacts({}, [act(1, 'Hindia'), star, act(3, 'Coming Soon', { is_announced: false })]);
    await open();
    expect(await (await facts()).findByText('Nadin, Hindia, one more name to come')).toBeTruthy();
  });

  it('who plays: also a guest star that no act is yet', async () => {
    serveFacts({}, [act(1, 'Opening Dance')]);
    await open();
    expect(await (await facts()).findByText('Opening Dance, Hindia')).toBeTruthy();
  });

  it('nothing of what is not set', async () => {
    serveFacts({ bundle_enabled: false, refund_rule: '', refund_rule_indonesian: 'Tidak ada refund.' });
    await open();
    const told = await facts();
    await told.findByText(/^Held for 25 minutes/);
    expect(told.queryByText('Bundle discount')).toBeNull();
    expect(told.queryByText('Refunds')).toBeNull();
  });
});

it('the ticket page’s first screen says who plays and the lowest price, and below the circles who else', async () => {
  serveFacts({ concert_date: '2031-03-15T11:00:00.000Z' }, [
    act(1, 'Hindia', { guest_star_id: STAR.id }),
    act(2, 'Nadin'),
    act(3, 'Nova'),
    act(4, 'Coming Soon', { is_announced: false }),
  ]);
  openSite('/ticket');
  const first = within((await screen.findByText('Hindia and 3 more')).closest('header') as HTMLElement);
  expect(await first.findByText('Tickets from Rp 77.000')).toBeTruthy();
  const others = (await screen.findByRole('heading', { name: 'Also on stage' })).parentElement as HTMLElement;
  expect(
    within(others)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Nadin', 'Nova']);
});

it.each([
  ['in Indonesian where there is such a text', RULES, 'Tidak ada refund.'],
  ['in the first text where there is none', { ...RULES, refund_rule_indonesian: '' }, 'No refunds.'],
])('the refund rule is %s', async (_name, rules, text) => {
  document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
  serveFacts(rules);
  openSite('/ticket');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(when()).toBe('Sabtu, 22 November 2025, 18.00 WIB');
});

it('the checkout’s help button opens the guide', async () => {
  serveFacts();
  await openCheckout();
  const help = screen.getByRole('button', { name: 'Need help?' });
  await userEvent.click(help);
  const guide = await screen.findByRole('dialog', { name: 'Festival guide' });
  await userEvent.click(within(guide).getByRole('button', { name: 'Close the guide' }));
  expect(document.activeElement).toBe(help);
});
