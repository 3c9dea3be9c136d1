import { NEW_SALE_TEXT, type AdminWaitingRoom } from '@festival/contracts';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { lightTheme } from '../../app/theme';
import { dataProvider } from '../../app/providers/dataProvider';
import { fakeServer, failure, setPageToken, success, type Answer } from '../../testing/fakeServer';
import { WaitingRoomCard } from './WaitingRoomCard';

const ROOM: AdminWaitingRoom = {
  mode: 'on',
  state: 'open',
  capacity: 300,
  opens_at: null,
  told_opens_at: null,
  opened_at: '2026-10-03T09:00:00.000Z',
  issued: 20_000,
  admitted: 4_500,
  waiting: 15_500,
  inside: 287,
  pace: 600,
  pace_limit: 900,
  pause: null,
  warnings: [],
  message: null,
  message_id: null,
};

/** The card of a room; gives what was written. */
function open(room: Partial<AdminWaitingRoom>, onWrite: (body: unknown) => Answer = () => success(ROOM)) {
  setPageToken('t');
  const sent: unknown[] = [];
  fakeServer(({ method, body }) => {
    if (method === 'GET') return success({ ...ROOM, ...room });
    sent.push(body);
    return onWrite(body);
  });
  card();
  return sent;
}

function card() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <AdminContext theme={lightTheme} dataProvider={dataProvider} queryClient={queryClient}>
        <WaitingRoomCard />
      </AdminContext>
    </MemoryRouter>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');

it.each([
  ['off', { mode: 'off', state: 'off' }, 'Nobody waits'],
  [
    'before the opening',
    { state: 'gathering', opens_at: null, told_opens_at: '2026-10-03T09:00:00.000Z' },
    /^Before the opening: opens 3 Okt 2026, 16\.00 WIB$/,
  ],
  ['before an opening without a time', { state: 'gathering' }, /^Before the opening: no time is set/],
  ['open', {}, 'Letting people in'],
  ['under load', { state: 'paused', pause: 'busy' }, 'Paused: the system is under load'],
  ['full', { state: 'paused', pause: 'full' }, 'Paused: as many as may be are inside'],
  ['without a ticket on sale', { state: 'paused', pause: 'closed' }, 'Paused: no ticket is on sale'],
  ['sold out', { state: 'sold_out' }, 'Sold out'],
] as const)('says its state %s', async (_name, room, text) => {
  open(room);
  expect((await screen.findByRole('status')).textContent).toMatch(text);
});

it('shows how many wait, are inside and are let in, and the pace', async () => {
  open({});
  await screen.findByText('Letting people in');
  const figures = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(figures).toEqual(['15.500', '287 of 300', '4.500 of 20.000', '600 of 900']);
});

it('shows no figures while nobody waits, and every warning', async () => {
  open({ mode: 'automatic', state: 'off', warnings: ['provider_away', 'no_controller'] });
  expect(await screen.findByText(/payment provider can’t keep up/)).toBeTruthy();
  expect(screen.getByText(/is a process running\?/)).toBeTruthy();
  expect(screen.queryAllByRole('definition')).toEqual([]);
});

it('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  fakeServer(() => (isAway ? failure(503, 'The database is away.') : success(ROOM)));
  card();
  expect(await screen.findByText(/The waiting room could not be loaded: The database is away\./)).toBeTruthy();
  isAway = false;
  await press('Retry');
  expect(await screen.findByText('Letting people in')).toBeTruthy();
});

it('keeps the last figures when the next ones don’t come, and says so', async () => {
  let isAway = false;
  fakeServer(() => (isAway ? failure(503, 'The database is away.') : success(ROOM)));
  card();
  await screen.findByText('Letting people in');
  isAway = true;
  expect(await screen.findByText(/The database is away\./)).toBeTruthy();
  expect(screen.getByText('Letting people in')).toBeTruthy();
});

it('says when its figures came, which stands still while none come', async () => {
  const waits = new Promise<never>(() => undefined);
  open({});
  const time = (await screen.findByText(/^as of \d\d:\d\d:\d\d WIB$/)).textContent;
  let asked = 0;
  globalThis.fetch = () => {
    asked += 1;
    return waits;
  };
  await waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 5_000 });
  expect(screen.getByText(/^as of/).textContent).toBe(time);
});

describe('the switch', () => {
  it('asks before everybody who waits is let in, and says how many they are', async () => {
    const sent = open({}, () => success({ ...ROOM, mode: 'off', state: 'off' }));
    await press('Turn off');
    expect((await dialog()).textContent).toMatch(/Waiting: 15\.500\. Everybody who waits is let in at once\./);
    await press('ra.action.cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    await press('Turn off');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(sent).toEqual([{ mode: 'off' }]));
  });

  it('offers the modes that it isn’t in', async () => {
    open({ mode: 'off', state: 'off' });
    await screen.findByText('Nobody waits');
    const names = screen.getAllByRole('button').map((each) => each.textContent);
    expect(names).toEqual(['Automatic', 'Turn on', 'Settings']);
  });
});

describe('the settings', () => {
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('aren’t undone on the screen by figures that were asked for before', async () => {
    let capacity = 300;
    setPageToken('t');
    fakeServer(({ method, body }) => {
      if (method !== 'GET') ({ capacity } = body as { capacity: number });
      return success({ ...ROOM, capacity });
    });
    card();
    await screen.findByText('287 of 300');
    const answer = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let polls = 0;
    // The first one is answered late, with what was true before; the ones after it never.
    globalThis.fetch = async (input, init) => {
      const response = await answer(input, init);
      if (String(init?.method ?? 'GET') !== 'GET') return response;
      polls += 1;
      await (polls === 1 ? held : new Promise<void>(() => undefined));
      return response;
    };
    await waitFor(() => expect(polls).toBe(1), { timeout: 5_000 });
    await press('Settings');
    fill(/^People inside/, '120');
    await press('Save');
    await screen.findByText('287 of 120');
    release();
    await waitFor(() => expect(polls).toBe(2), { timeout: 5_000 });
    expect(screen.getByText('287 of 120')).toBeTruthy();
  });

  it('are saved with the opening in Jakarta’s time and the words trimmed', async () => {
    const sent = open({ message: 'Old words' });
    await press('Settings');
    fill(/^People inside/, '120');
    fill(/^Opening/, '2026-10-04T10:00');
    fill(/in English/, ' ');
    fill(/in Indonesian/, ' Sabar ya! ');
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { mode: 'on', capacity: 120, opens_at: '2026-10-04T03:00:00.000Z', message: null, message_id: 'Sabar ya!' },
    ]);
  });

  it.each(['', '0', '10001', '1.5', 'many'])('refuse %j people inside', async (capacity) => {
    const sent = open({});
    await press('Settings');
    fill(/^People inside/, capacity);
    await press('Save');
    expect(screen.getByText('A whole number from 1 to 10000')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('show a refusal and keep what was typed', async () => {
    open({}, () => failure(422, 'Too long.'));
    await press('Settings');
    fill(/in English/, 'Words');
    await press('Save');
    expect(await screen.findByText('Too long.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/in English/).value).toBe('Words');
  });

  it('ask before those who wait lose their places by a later opening', async () => {
    const isConfirmed = (body: unknown) => (body as { new_sale?: boolean }).new_sale === true;
    const sent = open({}, (body) => (isConfirmed(body) ? success(ROOM) : failure(409, NEW_SALE_TEXT)));
    await press('Settings');
    fill(/^Opening/, '2026-10-04T10:00');
    await press('Save');
    expect(await screen.findByText('Begin a new sale?')).toBeTruthy();
    expect((await dialog()).textContent).toMatch(/15\.500 wait and 287 are inside.*their places end/);
    await press('Back');
    expect(screen.getByLabelText<HTMLInputElement>(/^Opening/).value).toBe('2026-10-04T10:00');
    expect(sent).toHaveLength(1);
    await press('Save');
    await press('End all places');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(isConfirmed)).toEqual([false, false, true]);
  });

  it('keep asking while all places end', async () => {
    open({}, () => failure(409, NEW_SALE_TEXT));
    await press('Settings');
    await press('Save');
    await screen.findByText('Begin a new sale?');
    let answer: () => void = () => undefined;
    const server = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'POST') await new Promise<void>((resolve) => (answer = resolve));
      return server(input, init);
    };
    await press('End all places');
    const button = screen.getByRole('button', { name: 'End all places' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    answer();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
    expect(screen.getByText('Begin a new sale?')).toBeTruthy();
  });
});
