import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, success } from '../../../testing/fakeServer';
import { BOARD, DOUBLE, openGate } from '../gateFixtures';

const figures = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
const empty = {
  ...BOARD,
  entered: 0,
  inside: 0,
  doubles: 0,
  refused: 0,
  gates: [],
  minutes: BOARD.minutes.map(() => 0),
};

it('shows who is inside, the entries, their pace, refusals, doubles and hand-outs', async () => {
  openGate('');
  await screen.findByText('as of 19:06:02 WIB');
  expect(figures()).toEqual({
    Inside: '2.280',
    Entered: '2.310',
    'A minute': '15,4',
    Refused: '14',
    'Let in twice': '1',
    Wristband: '2.190',
  });
  expect(screen.getByText('of 5.000 tickets, 46 %')).toBeTruthy();
});

it('shows each gate, and scans without one', async () => {
  openGate('');
  const table = await screen.findByRole('region', { name: 'Gates' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'GateEnteredA minute',
    'North gate1.40012,4',
    'Without a gate9103',
  ]);
});

it('tells the entries of the last hour without seeing the bars', async () => {
  openGate('');
  const text = /^Entries of the last 60 minutes: 143\. The busiest minute began at 18:46 with 23\.$/;
  expect(await screen.findByRole('figure', { name: text })).toBeTruthy();
});

it('says that nobody is in yet, and leads to the phones', async () => {
  openGate('', { 'GET /board': success(empty) });
  expect(await screen.findByText('Nobody is in yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add phones' }).getAttribute('href')).toBe('/gate/phones');
  expect(screen.getByText('None so far')).toBeTruthy();
});

describe('a ticket that let in twice', () => {
  const text = /^Ticket TKT-7F••••••••3K: in at North gate 19:02:11 \(Phone 3\), again at South gate/;

  it('is told in words, with a link to its order', async () => {
    openGate('');
    expect(await screen.findByText(text)).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Order of TKT-7F••••••••3K' });
    expect(link.getAttribute('href')).toBe('/orders/71/show');
  });

  it('has no link for a role that may not see orders, which has no settings either', async () => {
    const { asked } = openGate('', {}, 'gate');
    await screen.findByText(text);
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/auth/me')).toBe(true));
    // The link would be rendered by now.
    await act(async () => undefined);
    expect(screen.queryByRole('link', { name: /^Order/ })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();
  });

  it('appears while the board is looked at', async () => {
    let doubles = 0;
    openGate('', {
      'GET /board': () => success({ ...BOARD, doubles }),
      'GET /doubles': () => success(Array.from({ length: doubles }, (_, id) => ({ ...DOUBLE, id }))),
    });
    await screen.findByText('None so far');
    doubles = 2;
    expect(await screen.findByText('2 tickets')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2));
  });
});

it.each([true, false])('says whether all phones ask for an ID: %s', async (asks) => {
  openGate('', { 'GET /board': success({ ...BOARD, ask_for_id: asks }) });
  await screen.findByText('as of 19:06:02 WIB');
  const alerts = screen.queryAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts).toEqual(asks ? ['Three doubles in ten minutes: all phones ask for an ID'] : []);
});

it('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  openGate('', { 'GET /board': () => (isAway ? failure(503, 'The database is away.') : success(BOARD)) });
  expect(await screen.findByText('The board could not be loaded: The database is away.')).toBeTruthy();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2.280')).toBeTruthy();
});

it('keeps the last figures when the next ones don’t come, and says so', async () => {
  let isAway = false;
  openGate('', { 'GET /board': () => (isAway ? failure(503, 'The database is away.') : success(BOARD)) });
  await screen.findByText('2.280');
  isAway = true;
  expect(await screen.findByText('The figures are the last ones that came.')).toBeTruthy();
  expect(screen.getByText('2.280')).toBeTruthy();
  expect(screen.getByText('as of 19:06:02 WIB')).toBeTruthy();
});

describe('on the whole screen', () => {
  const show = (element: Element | null) => {
    Object.assign(document, { fullscreenElement: element });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  beforeEach(() => {
    Object.assign(document, {
      fullscreenEnabled: true,
      fullscreenElement: null,
      exitFullscreen: async () => show(null),
    });
    HTMLElement.prototype.requestFullscreen = async function fill(this: HTMLElement) {
      show(this);
    };
  });

  it('shows the figures without what changes something, and comes back', async () => {
    openGate('');
    await userEvent.click(await screen.findByRole('button', { name: 'Full screen' }));
    const leave = await screen.findByRole('button', { name: 'Leave full screen' });
    expect(document.fullscreenElement?.textContent).toContain('2.280');
    expect(screen.queryByRole('button', { name: 'Take back a check-in' })).toBeNull();
    await userEvent.click(leave);
    expect(await screen.findByRole('button', { name: 'Take back a check-in' })).toBeTruthy();
  });

  it('isn’t offered where the browser has none', async () => {
    Object.assign(document, { fullscreenEnabled: false });
    openGate('');
    await screen.findByText('2.280');
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  });
});
