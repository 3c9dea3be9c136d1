import { screen } from '@testing-library/react';
import { beginPreview, displayNow, isPreview, leavePreview } from '../../../lib/preview-clock';
import { serveContent } from '../../../testing/festival-content';
import { act } from '../../../testing/acts';
import { card, freshBrowser, ok, openSite } from '../../../testing/site';

const CARDS = [
  card('late', { buttonText: 'COMING SOON', isDisabled: true, sales_start_at: '2031-02-01T03:00:00.000Z' }),
];
const SELLING = [card('now', { price_amount: 77_000, sales_start_at: '2025-02-01T03:00:00.000Z' })];
const GONE = [card('gone', { buttonText: 'SOLD OUT', isDisabled: true })];
const ACTS = [act(1, '18:00', '23:30')];

const open = (at: string, cards = SELLING, path = '/') => {
  serveContent({ 'GET /api/ticket-types': () => ok(cards), 'GET /api/acts': () => ok(ACTS) });
  beginPreview(`?at=${at}`);
  return openSite(path);
};

beforeEach(freshBrowser);

it.each([
  [
    'before the sale',
    '2031-01-30T10:00',
    CARDS,
    /Sale opens 1 February 2031, 10:00 WIB in 2 d 0 h 0 min/,
    'button',
    'Put it in my calendar',
    null,
  ],
  ['during the sale', '2031-02-10T12:00', SELLING, /Tickets from Rp\s77.000/, 'link', 'GET YOUR TICKET', '/ticket'],
  ['when all are gone', '2031-02-10T12:00', GONE, /Sold out/, 'link', 'Look for seats', '/ticket#tickets'],
  ['in the last week', '2031-03-12T12:00', SELLING, /Only 3 days to go/, 'link', 'Plan your night', '/line-up'],
  ['on the day before', '2031-03-14T23:59', GONE, /It is tomorrow/, 'link', 'Plan your night', '/line-up'],
  ['on the day', '2031-03-15T00:00', SELLING, /It is today/, 'link', 'Open tonight’s guide', '/tonight'],
  ['after it', '2031-03-15T23:30', SELLING, /Thank you/, 'link', 'Look back at the festival', '/about'],
] as const)('%s the first page has one message and one action', async (_when, at, cards, words, role, action, href) => {
  open(at, [...cards]);
  const isMessage = (_: string, element: Element | null) => element?.tagName === 'P' && words.test(element.textContent);
  expect(await screen.findByText(isMessage)).toBeTruthy();
  expect((await screen.findByRole(role, { name: action })).getAttribute('href')).toBe(href);
});

it('tells the moment in a ribbon, on every page of the tab', async () => {
  const { unmount } = open('2031-03-15T19:00', SELLING, '/about');
  expect(await screen.findByText(/Preview: Saturday, 15 March 2031, 19:0\d WIB/)).toBeTruthy();
  unmount();
  openSite('/merchandise');
  expect(await screen.findByText(/Preview: Saturday/)).toBeTruthy();
});

it('is left for good', () => {
  beginPreview('?at=2031-03-15T19:00');
  expect(isPreview()).toBe(true);
  leavePreview();
  expect(Math.abs(displayNow() - Date.now())).toBeLessThan(1_000);
});

it.each(['', '?at=', '?at=tomorrow', '?at=2031-13-45T19:00', '?at=2031-03-15', '?other=1'])(
  'doesn’t begin with %s',
  (search) => {
    beginPreview(search);
    expect(isPreview()).toBe(false);
  },
);
