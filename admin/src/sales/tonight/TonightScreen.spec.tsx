import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../testing/fakeServer';
import { NO_SALES, nightServer, NOW, openNight, TRENDS } from './nowFixtures';
import { TonightScreen } from './TonightScreen';

const open = () => openNight(<TonightScreen />);

const part = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('shows what is sold, with the money', async () => {
  nightServer();
  open();
  const minute = await screen.findByRole('region', { name: 'Tickets in the last minute' });
  expect(plain(minute.textContent)).toBe('Tickets in the last minute42Rp 2.478.000');
  expect(plain(screen.getByRole('region', { name: 'In the last hour' }).textContent)).toContain('1.250Rp 73.750.000');
  expect(screen.getByRole('figure', { name: /72 in all, 42 in the best minute/ })).toBeTruthy();
  expect(part('Tickets').getByText('800 sold · 60 held · 140 left')).toBeTruthy();
});

it('shows each light in words', async () => {
  nightServer();
  open();
  const lights = within(await screen.findByRole('list', { name: 'State of each part' }));
  expect(lights.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Payment provider: Slow2 of 31 calls failed',
    'Worker: Gooddoes its work',
    'Mail: Downno mail can leave',
    'Database: Unknownno process reports',
  ]);
});

it('says what is wrong and what to do, and leads to the cases', async () => {
  nightServer();
  open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^Alert: Mail server away since .* WIBThe mail server is away\. Look at MAIL_URL\. \(worker/,
  );
  const links = part('Needs somebody').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 to look at', '/reconciliation'],
    ['5 to look at', '/mails?filter=%7B%22status%22%3A%22failed%22%7D'],
  ]);
});

it('shows payments, queues, the waiting room and the gates', async () => {
  nightServer();
  open();
  await screen.findByText('Letting people in');
  const payments = part('Payments');
  expect(payments.getByText('Failed in the last hour').nextSibling?.textContent).toBe('3');
  expect(payments.getByText('– Denied by the bank').nextSibling?.textContent).toBe('3');
  expect(part('Waiting to be done').getByText('12 · 1 min 15 s')).toBeTruthy();
  expect(part('Waiting to be done').queryByText('900')).toBeNull();
  expect(part('Waiting room').getByText('900 · 8 min')).toBeTruthy();
  expect(part('Gates').getByText('320 · 41 in 5 min')).toBeTruthy();
});

it('has words for a night in which nothing happens', async () => {
  const empty = {
    ...NOW,
    is_on_sale: false,
    minutes: NOW.minutes.map(() => NO_SALES),
    tiers: [],
    gates: [],
    alerts: [],
    failures: [],
    attention_count: 0,
    failed_mails: 0,
  };
  nightServer(
    () => success({ ...empty, waiting_room: { ...NOW.waiting_room, state: 'off' } }),
    () =>
      success({
        ...TRENDS,
        today: { ...TRENDS.today, tickets: 0, steps: [0] },
        last_day: null,
        sell_out: [],
        methods: [],
        declines: [],
        gates: [],
      }),
  );
  open();
  for (const text of [
    'Nothing was sold within the last hour.',
    'Nothing is on sale just now.',
    'There are no ticket types.',
    'Off: nobody waits',
    'Nobody has been let in yet.',
    'Nothing has been sold yet.',
    'Nobody has begun to pay within the last hour.',
    'No payment was denied.',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(part('Payments').getByText('Failed in the last hour').nextSibling?.textContent).toBe('0');
  expect(part('Needs somebody').queryAllByRole('link')).toEqual([]);
  expect(part('Needs somebody').getAllByText('none')).toHaveLength(2);
});

it('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  nightServer(() => (isAway ? failure(503, 'The database is away.') : success(NOW)));
  open();
  expect(await screen.findByText(/Tonight could not be loaded: The database is away\./)).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Letting people in')).toBeTruthy();
});

it('puts today beside the last sale day, as curves and as a table', async () => {
  nightServer();
  open();
  const day = within(await screen.findByRole('region', { name: 'Today beside the last sale day' }));
  expect(day.getByText('Today: 50')).toBeTruthy();
  expect(day.getByText('26 Sep: 35 by this time, 80 in all')).toBeTruthy();
  const gist = 'Tickets sold today, added up: 50 so far. On 26 Sep it was 35 by this time and 80 in all.';
  expect(day.getByRole('figure', { name: gist })).toBeTruthy();
  await userEvent.click(day.getByText('Show as a table'));
  const rows = day.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['Hour', 'Today', '26 Sep']);
  expect(rows).toContainEqual(['05:00', '20', '0']);
  expect(rows).toContainEqual(['09:00', '0', '35']);
  expect(rows.at(-1)).toEqual(['16:00', '–', '45']);
});

it('tells how long tickets last, how payments come through, and why they don’t', async () => {
  nightServer();
  open();
  expect((await screen.findByText('– sold out at this pace in')).nextSibling?.textContent).toBe('about 3 h');
  const methods = part('Paid by method');
  expect(methods.getByText('QRIS').nextSibling?.textContent).toBe('80 % · 12 of 15');
  expect(methods.getByText('Card').nextSibling?.textContent).toBe('1 open');
  const declines = part('Why payments were denied');
  expect(declines.getByText('Not enough money').nextSibling?.textContent).toBe('4');
  expect(declines.getByText('The bank did not answer').nextSibling?.textContent).toBe('1');
});

it('shows check-ins of each gate by five minutes', async () => {
  nightServer();
  open();
  await screen.findByText('– sold out at this pace in');
  const gates = part('Gates');
  const gist = 'Check-ins at North in the last hour: 41 in all, 20 in the best five minutes.';
  expect(gates.getByRole('figure', { name: gist })).toBeTruthy();
  await userEvent.click(gates.getByText('Show as a table'));
  const rows = gates.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[0]).toEqual(['From', 'North']);
  expect(rows.slice(-2)).toEqual([
    ['11:55', '20'],
    ['12:00', '14'],
  ]);
});

it('shows the rest where what is counted less often can’t be loaded', async () => {
  nightServer(undefined, () => failure(503, 'Too much to do.'));
  open();
  expect(await screen.findByText(/What is counted less often could not be loaded: Too much to do\./)).toBeTruthy();
  expect(part('Gates').getByText('320 · 41 in 5 min')).toBeTruthy();
});

it('leads to the picture for the wall', async () => {
  nightServer();
  open();
  expect(screen.getByRole('link', { name: 'For the wall' }).getAttribute('href')).toBe('/tonight/wall');
});

describe('with time', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('comes again every three seconds, and says how old its figures are when they don’t', async () => {
    let isAway = false;
    const asked = nightServer(() => (isAway ? failure(503, 'Away.') : success(NOW)));
    open();
    await screen.findByText(/^as of \d\d:\d\d:\d\d WIB$/);
    const before = asked.length;
    await pass(3_100);
    expect(asked.length).toBeGreaterThan(before);
    isAway = true;
    await pass(16_000);
    expect(screen.getByText(/^These figures are 1\d s old\.$/)).toBeTruthy();
    expect(screen.getByText('Letting people in')).toBeTruthy();
    // A wall must not go on saying that all is well.
    const lights = within(screen.getByRole('list', { name: 'State of each part' })).getAllByRole('listitem');
    expect(lights.map((each) => each.textContent)).toEqual([
      'Payment provider: Unknownno news',
      'Worker: Unknownno news',
      'Mail: Unknownno news',
      'Database: Unknownno news',
    ]);
    const failures = asked.filter(({ path }) => path.endsWith('/now')).length;
    await pass(20_000);
    expect(asked.filter(({ path }) => path.endsWith('/now')).length - failures).toBeLessThanOrEqual(2);
  });
});
