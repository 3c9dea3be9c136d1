import { screen } from '@testing-library/react';
import { callsOf, freshBrowser, ok, openSite, refuse, serve, type Handler } from '../../testing/site';

const CODE = 'TKT-7F3KQ9M2XW4B';
const VIEW = `GET /api/tickets/${CODE}/view`;
const TICKET = {
  ticket_code: CODE,
  status: 'valid',
  checked_in_at: null,
  ticket_type_header: 'Pre Sales 2',
  number: 2,
  quantity: 3,
  festival: { name: 'The Legacy of the Five Realms', date: '2025-11-22', venue: 'Campus', venue_indonesian: null },
};

beforeEach(freshBrowser);

it('shows code, tier, number, state and event', async () => {
  const asked = serve({ [VIEW]: () => ok(TICKET) });
  openSite(`/t/${CODE}?verify=k1.a-b_c`);
  for (const text of ['Valid', CODE, 'Pre Sales 2', 'Ticket 2 of 3', 'Saturday, 22 November 2025', 'Campus']) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByRole('img', { name: 'QR code of this ticket' })).toBeTruthy();
  expect(callsOf(asked, VIEW)[0]?.search).toBe('?verify=k1.a-b_c');
});

it('says when a used ticket was used, in Jakarta time', async () => {
  serve({ [VIEW]: () => ok({ ...TICKET, status: 'used', checked_in_at: '2025-11-22T10:03:00Z' }) });
  openSite(`/t/${CODE}?verify=sig`);
  expect(await screen.findByText('Used')).toBeTruthy();
  expect(screen.getByText('Checked in on 22 November at 17:03 WIB')).toBeTruthy();
});

it('shows nothing without a signature, and asks for no ticket', async () => {
  const asked = serve({ [VIEW]: () => ok(TICKET) });
  openSite(`/t/${CODE}`);
  expect(await screen.findByText('ACCESS DENIED')).toBeTruthy();
  expect(asked.filter(({ call }) => call.includes('/api/tickets'))).toEqual([]);
});

it.each<[number, string]>([
  [403, 'ACCESS DENIED'],
  [404, "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST"],
])('shows nothing when the server answers %d', async (status, headline) => {
  const handler: Handler = () => refuse(status, 'No.');
  serve({ [VIEW]: handler });
  openSite(`/t/${CODE}?verify=wrong`);
  expect(await screen.findByText(headline)).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'QR code of this ticket' })).toBeNull();
});

it('offers a retry when the server is too busy', async () => {
  serve({ [VIEW]: () => refuse(429, 'Slow down.') });
  openSite(`/t/${CODE}?verify=sig`);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('gives way to the maintenance page when the server is away', async () => {
  serve({ [VIEW]: () => refuse(503, 'Service unavailable') });
  openSite(`/t/${CODE}?verify=sig`);
  expect(await screen.findByText('SITE UNDER MAINTENANCE', {}, { timeout: 4_000 })).toBeTruthy();
});
