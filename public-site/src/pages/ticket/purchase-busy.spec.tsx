import { HELD_SEATS_TEXT } from '@festival/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buy, field, freshBuyer, openedPopUp, submit, submitButton } from '../../testing/buyer';
import { callsOf, ok, ORDER, placed, serve, type Asked, type Handler } from '../../testing/site';

const WAITING = /^Many people are buying right now\. Your details are safe, and we keep trying for you…$/;

const busy =
  (retryAfter: string): Handler =>
  () => ({
    status: 503,
    body: { success: false, message: 'Many people are buying right now. Please wait a moment and try again.' },
    headers: { 'Retry-After': retryAfter },
  });

/** The first answers of a call in turn; the last one from then on. */
function inTurn(...answers: [Handler, ...Handler[]]): Handler {
  return (asked) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return (answer ?? busy('0'))(asked);
  };
}

const keysOf = (asked: Asked[]) =>
  callsOf(asked, 'POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(freshBuyer);

describe('a checkout that the server is too busy for', () => {
  it('is repeated with the same key until it is served', async () => {
    const asked = serve({ 'POST /api/orders': inTurn(busy('0'), busy('0'), () => placed()) });
    await buy();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(keysOf(asked)).toHaveLength(3);
    expect(new Set(keysOf(asked)).size).toBe(1);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it.each([
    ['POST /api/orders/check-existing', () => ok()],
    ['POST /api/auth/login', () => ok({ token: 'bearer' })],
    [`GET /api/payment/${ORDER}/create`, () => ok({ snap_token: 'snap', redirect_url: '', expires_at: '' })],
  ] as const)('is repeated at %s too', async (call, served) => {
    const asked = serve({ [call]: inTurn(busy('0'), served) });
    await buy();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(callsOf(asked, call)).toHaveLength(2);
  });

  it('is repeated when its network made too many calls for a few seconds', async () => {
    const tooMany: Handler = (one) => ({ ...busy('0')(one), status: 429 });
    const asked = serve({ 'POST /api/orders': inTurn(tooMany, () => placed()) });
    await buy();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(new Set(keysOf(asked)).size).toBe(1);
    expect(keysOf(asked)).toHaveLength(2);
  });

  it.each([
    ['30', HELD_SEATS_TEXT, /network, or use another one \(mobile data, for example\)\. Please try again\.$/],
    [
      '3600',
      'Too many requests. Please wait a moment and try again.',
      /: Too many requests\. Please wait a moment\. Please/,
    ],
  ])('is not repeated when the refusal takes %s seconds, and says why', async (retryAfter, message, shown) => {
    const asked = serve({
      'POST /api/orders': () => ({
        status: 429,
        body: { success: false, message },
        headers: { 'Retry-After': retryAfter },
      }),
    });
    await buy();
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(keysOf(asked)).toHaveLength(1);
  });

  it('says calmly that many are buying, and can be given up with the form as it was', async () => {
    const asked = serve({ 'POST /api/orders': inTurn(busy('3600'), () => placed()) });
    await buy();
    expect((await screen.findByText(WAITING)).getAttribute('aria-live')).toBe('polite');
    await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Full name').value).toBe('Sari Dewi');
    expect(keysOf(asked)).toHaveLength(1);

    await submit();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(keysOf(asked)).toHaveLength(2);
    expect(new Set(keysOf(asked)).size).toBe(1);
  });

  it.each([['POST /api/orders/check-existing'], ['POST /api/auth/login']])(
    'given up while %s is asked again orders nothing, though it is answered',
    async (call) => {
      let answer: () => void = () => undefined;
      const late: Handler = () => new Promise((resolve) => void (answer = () => resolve(ok({ token: 'bearer' }))));
      const asked = serve({ [call]: inTurn(busy('0'), late) });
      await buy();
      await waitFor(() => expect(callsOf(asked, call)).toHaveLength(2));
      await userEvent.click(screen.getByRole('button', { name: 'Stop trying' }));
      answer();
      await waitFor(async () => expect((await submitButton()).getAttribute('aria-busy')).toBeNull());
      expect(keysOf(asked)).toEqual([]);
      expect(openedPopUp()).toBeNull();
    },
  );

  it('says so when the tickets are gone meanwhile', async () => {
    const soldOut: Handler = () => ({
      status: 409,
      body: { success: false, message: 'Tickets for this category are sold out.' },
    });
    serve({ 'POST /api/orders': inTurn(busy('0'), soldOut) });
    await buy();
    expect(
      await screen.findByText(/^Payment processing failed: Tickets for this category are sold out\./),
    ).toBeTruthy();
  });
});
