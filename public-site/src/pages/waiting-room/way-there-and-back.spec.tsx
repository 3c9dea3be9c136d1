import { WAITING_ROOM_TEXTS, type WaitingRoom } from '@festival/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buy, field, fillIn, freshBuyer, openCheckout, openedPopUp, submit } from '../../testing/buyer';
import { leavings } from '../../testing/leaving';
import { callsOf, ok, placed, refuse, serve, type Asked, type Handler } from '../../testing/site';
import { OPEN_ROOM, WAITING_PAGE_BODY } from '../../testing/waiting-room';

const TICKET = '/ticket?ticket_type=pre-sales-2';
const WAITING = `/waiting-room?back=${encodeURIComponent(TICKET)}`;
const ROOM: WaitingRoom = { ...OPEN_ROOM, admitted: 300 };
const PASS = { pass: { expires_at: '2026-10-03T09:10:00.000Z' } };

/** As every call before the order is refused while people wait. */
const sentToWait: Handler = () => refuse(409, WAITING_ROOM_TEXTS.needsPass, { data: { waiting_room: true } });

const isOff: Handler = () => ok({ ...ROOM, state: 'off' });
const isOpen: Handler = () => ok(ROOM);
const isNext: Record<string, Handler> = {
  'GET /api/waiting-room': isOpen,
  'POST /api/waiting-room/place': () => ok({ place: { sale: 1, id: 'ab'.repeat(16), number: 300 } }),
  'POST /api/waiting-room/enter': () => ok(PASS),
};

let left: string[];
let isWaiting = false;

beforeEach(() => {
  freshBuyer();
  window.history.replaceState(null, '', TICKET);
  left = leavings();
});
afterEach(async () => {
  serve({ 'GET /api/waiting-room': isOff });
  await endWaitingPage();
  jest.restoreAllMocks();
});

/** The waiting page, as the server sends it, in the same tab. */
async function openWaitingPage(address: string): Promise<void> {
  cleanup();
  window.history.replaceState(null, '', address);
  document.body.innerHTML = WAITING_PAGE_BODY;
  isWaiting = true;
  await jest.isolateModulesAsync(async () => void (await import('./main')));
}

/** It would go on asking in the next test. */
async function endWaitingPage(): Promise<void> {
  if (!isWaiting) return;
  isWaiting = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(left.at(-1)).toMatch(/^\/ticket/));
}

const ordersIn = (asked: Asked[]) => callsOf(asked, 'POST /api/orders');

describe('a checkout without a turn', () => {
  it.each([['POST /api/orders/check-existing'], ['POST /api/auth/login'], ['POST /api/orders']])(
    'leaves for the waiting room when %s is refused, and shows no error',
    async (call) => {
      const asked = serve({ 'GET /api/waiting-room': isOff, [call]: sentToWait });
      await buy();
      await waitFor(() => expect(left).toEqual([WAITING]));
      expect(callsOf(asked, call)).toHaveLength(1);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(openedPopUp()).toBeNull();
    },
  );

  it('leaves at once when people wait already, before anything is typed', async () => {
    serve({ 'GET /api/waiting-room': isOpen, 'POST /api/waiting-room/enter': sentToWait });
    await openCheckout();
    await waitFor(() => expect(left).toEqual([WAITING]));
  });

  it('leaves for no other refusal', async () => {
    serve({ 'GET /api/waiting-room': isOff, 'POST /api/orders': () => refuse(409, 'Tickets are sold out.') });
    await buy();
    expect(await screen.findByText(/sold out/)).toBeTruthy();
    expect(left).toEqual([]);
  });
});

describe('the way back', () => {
  it('has the form as it was typed at the checkout and in the waiting room, and goes on to the payment', async () => {
    let state: Handler = isOff;
    serve({ ...isNext, 'GET /api/waiting-room': (asked) => state(asked), 'POST /api/orders': sentToWait });
    await buy();
    await waitFor(() => expect(left).toEqual([WAITING]));

    state = () => ok({ ...ROOM, admitted: 0 });
    await openWaitingPage(WAITING);
    expect(field('Full name').value).toBe('Sari Dewi');
    // Still with the cursor in it when the turn comes.
    await userEvent.clear(field('Phone number'));
    await userEvent.type(field('Phone number'), '081299998888');
    await userEvent.selectOptions(screen.getByLabelText('Quantity'), '3');
    await userEvent.type(field('Full name'), ' Putri');
    const asked = serve({ ...isNext, 'POST /api/orders': () => placed({ final_amount: 225_000 }) });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(left).toEqual([WAITING, TICKET]));
    expect(callsOf(asked, 'POST /api/waiting-room/enter')).toHaveLength(1);

    document.body.innerHTML = '';
    window.history.replaceState(null, '', TICKET);
    await openCheckout();
    expect(field('Full name').value).toBe('Sari Dewi Putri');
    expect(field('Confirm email').value).toBe('sari@example.com');
    expect(field('Phone number').value).toBe('081299998888');
    expect((await screen.findByText('Your turn lasts until 16:10 WIB.')).getAttribute('aria-live')).toBe('polite');
    await submit();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(ordersIn(asked)[0]?.body).toMatchObject({ buyer_name: 'Sari Dewi Putri', quantity: 3 });
    expect(left).toEqual([WAITING, TICKET]);
  });

  it('leads into the checkout when nobody waits any more', async () => {
    serve({ 'GET /api/waiting-room': isOff });
    await openWaitingPage(WAITING);
    await waitFor(() => expect(left).toEqual([TICKET]));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere else (%s)',
    async (elsewhere) => {
      serve({ 'GET /api/waiting-room': isOff });
      await openWaitingPage(`/waiting-room?back=${encodeURIComponent(elsewhere)}`);
      await waitFor(() => expect(left).toEqual(['/ticket']));
    },
  );
});

describe('a turn', () => {
  const heading = () => document.getElementById('state')?.textContent;
  const words = () => document.getElementById('words')?.textContent;

  it('that finds as many inside as may be keeps its place and says so, also while it tries again', async () => {
    const said: unknown[] = [];
    const full: Handler = (asked) => {
      said.push(words());
      return sentToWait(asked);
    };
    serve({ ...isNext, 'POST /api/waiting-room/enter': full });
    await openWaitingPage(WAITING);
    await waitFor(() => expect(words()).toMatch(/You are next/));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(said).toEqual(['Opening the checkout\u00A0…', 'You are next. A few seconds more\u00A0…']),
    );
    expect(left).toEqual([]);
  });

  it('is used when the page is seen: until then the tab’s title says that it has come', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const asked = serve(isNext);
    await openWaitingPage(WAITING);
    await waitFor(() => expect(document.title).toBe('Your turn!'));
    expect(callsOf(asked, 'POST /api/waiting-room/enter')).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(left).toEqual([TICKET]));
  });

  it('while no ticket is on sale is kept, and the page says why nothing happens', async () => {
    const closed: Handler = () => ok({ ...ROOM, state: 'paused', pause: 'closed' });
    const asked = serve({ ...isNext, 'GET /api/waiting-room': closed });
    await openWaitingPage(WAITING);
    await waitFor(() => expect(words()).toMatch(/^No ticket is on sale at the moment/));
    expect(heading()).toBe('A short pause');
    expect(callsOf(asked, 'POST /api/waiting-room/enter')).toEqual([]);
  });

  it('whose place was used gets a new one and says so', async () => {
    let places = 0;
    const take: Handler = () => {
      places += 1;
      return ok({ place: { sale: 1, id: String(places).repeat(32), number: places === 1 ? 300 : 501 } });
    };
    serve({ ...isNext, 'POST /api/waiting-room/place': take, 'POST /api/waiting-room/enter': sentToWait });
    await openWaitingPage(WAITING);
    await waitFor(() => expect(words()).toMatch(/over or was used/));
    expect(heading()).toMatch(/place in the queue/);
  });

  it('without an answer is asked for again; what is typed stays', async () => {
    serve({ 'GET /api/waiting-room': () => Promise.reject(new TypeError('Failed to fetch')) });
    await openWaitingPage(WAITING);
    await waitFor(() => expect(words()).toMatch(/^No answer/));
    await fillIn({ 'Full name': 'Budi' });
    serve(isNext);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(left).toEqual([TICKET]));
    expect(JSON.parse(sessionStorage.getItem('checkout_form') ?? '{}')).toMatchObject({ fullName: 'Budi' });
  });
});
