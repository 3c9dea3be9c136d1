import { screen, within } from '@testing-library/react';
import { beginPreview } from '../../lib/preview-clock';
import { giveSight } from '../../lib/testing/browser-sight';
import { act, hiddenAct, serveContent } from '../../testing/festival-content';
import { card, freshBrowser, offline, ok, openSite } from '../../testing/site';

beforeEach(() => {
  freshBrowser();
  giveSight();
});

const poster = () => screen.findByRole('region', { name: 'Live on stage' });
const names = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const STAR = act(7, 'The Lanterns', { guest_star_id: 1 });
const ACTS = [act(1, 'Opening Dance'), hiddenAct(2), STAR];

it('tells who plays, guest stars first, when, where, from which price, and the way to a ticket', async () => {
  serveContent({
    'GET /api/acts': () => ok(ACTS),
    'GET /api/ticket-types': () =>
      ok([
        card('vip', { price: 'IDR 150,000', price_amount: 150_000 }),
        card('early', { price: 'IDR 59,000', price_amount: 59_000, buttonText: 'SOLD OUT', isDisabled: true }),
        card('regular', { price: 'IDR 77,000', price_amount: 77_000 }),
      ]),
  });
  openSite('/');
  const region = await poster();
  expect(names(region)).toEqual(['The Lanterns', 'Opening Dance', 'Get your ticket', 'Timetable and picks']);
  expect(within(region).getByRole('link', { name: 'The Lanterns' }).getAttribute('href')).toBe('/line-up/7');
  expect(region.textContent).toContain('and 1 more to be announced');
  expect(region.textContent).toContain('Saturday, 15 March 2031');
  expect(region.textContent).toContain('18:00 WIB');
  expect(region.textContent).toContain('The Old Harbour');
  expect(await within(region).findByText(/^from Rp\s77\.000$/)).toBeTruthy();
});

it.each([
  ['every ticket is sold', '2031-02-01T12:00', 'SOLD OUT'],
  ['the festival is over', '2031-03-17T12:00', 'BUY TICKET'],
] as const)('sells nothing once %s, nor does anything below it', async (_when, at, buttonText) => {
  beginPreview(`?at=${at}`);
  serveContent({
    'GET /api/acts': () => ok(ACTS),
    'GET /api/ticket-types': () => ok([card('regular', { price_amount: 77_000, buttonText })]),
  });
  openSite('/');
  const region = await poster();
  await screen.findByRole('heading', { name: 'Official merchandise' });
  expect(names(region)).toEqual(['The Lanterns', 'Opening Dance', 'Timetable and picks']);
  expect(region.textContent).not.toContain('77.000');
  expect(screen.queryByRole('heading', { name: 'GET YOUR TICKET' })).toBeNull();
});

it('leads from the picture of an announced act to its page, not once more with the keyboard', async () => {
  serveContent({ 'GET /api/acts': () => ok(ACTS) });
  openSite('/');
  const links = (await poster()).querySelectorAll('[aria-hidden="true"] a');
  expect([...links].map((link) => [link.getAttribute('href'), link.getAttribute('tabindex')])).toEqual([
    ['/line-up/7', '-1'],
    ['/line-up/1', '-1'],
  ]);
});

it('makes the first three the headliners while no guest star is announced', async () => {
  serveContent({ 'GET /api/acts': () => ok([act(1, 'A'), act(2, 'B'), act(3, 'C'), act(4, 'D')]) });
  openSite('/');
  const [large, small] = within(await poster()).getAllByRole('list');
  expect([names(large as HTMLElement), names(small as HTMLElement)]).toEqual([['A', 'B', 'C'], ['D']]);
});

it.each([
  ['there is nobody yet', () => ok([])],
  ['the line-up can not be had', offline],
])('is left out while %s', async (_when, handler) => {
  serveContent({ 'GET /api/acts': handler });
  openSite('/');
  await screen.findByRole('heading', { name: 'GET YOUR TICKET' });
  expect(screen.queryByText('Live on stage')).toBeNull();
});
