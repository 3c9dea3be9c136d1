import { screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { buy, freshBuyer, openedPopUp } from '../../testing/buyer';
import { callsOf, placed, refuse, serve, type Handler } from '../../testing/site';

beforeEach(freshBuyer);

const ORDERS = 'POST /api/orders';
const SALT = `${'4f'.repeat(12)}?expires=1795425600&`;
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}4000`).digest('hex'),
  maxnumber: 5_000,
  salt: SALT,
  signature: 'signed',
};
const asked: Handler = () => refuse(429, 'A small task first.', { data: { challenge: CHALLENGE } });

it('a challenge is solved by the checkout itself, and the order goes on', async () => {
  let calls = 0;
  const seen = serve({ [ORDERS]: (one) => ((calls += 1) === 1 ? asked(one) : placed()) });
  await buy();
  expect(await screen.findByText(/Your browser solves a small task first/)).toBeTruthy();
  await waitFor(() => expect(openedPopUp()).not.toBeNull());
  const [first, second] = callsOf(seen, ORDERS);
  expect(first?.headers.get('proof-of-work')).toBeNull();
  expect(JSON.parse(atob(second?.headers.get('proof-of-work') ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: CHALLENGE.challenge,
    number: 4_000,
    salt: SALT,
    signature: 'signed',
  });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toEqual(first?.body);
});

it('a solution is sent again when the server was too busy for it', async () => {
  const busy: Handler = () => ({ ...refuse(503, 'Many people are buying.'), headers: { 'Retry-After': '0' } });
  const answers: Handler[] = [asked, busy, () => placed()];
  const seen = serve({ [ORDERS]: (one) => (answers.shift() ?? asked)(one) });
  await buy();
  await waitFor(() => expect(openedPopUp()).not.toBeNull());
  const [first, ...solved] = callsOf(seen, ORDERS).map(({ headers }) => headers.get('proof-of-work'));
  expect(first).toBeNull();
  expect(solved).toEqual([solved[0], solved[0]]);
});

it('asked again and again, it gives up with the server’s words', async () => {
  const seen = serve({ [ORDERS]: asked });
  await buy();
  expect(await screen.findByText(/A small task first/)).toBeTruthy();
  expect(callsOf(seen, ORDERS)).toHaveLength(3);
});
