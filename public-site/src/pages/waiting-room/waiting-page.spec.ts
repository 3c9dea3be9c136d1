/** @jest-environment jsdom */
import type { WaitingPlace, WaitingRoom } from '@festival/contracts';
import { readFileSync } from 'node:fs';
import { startView, update } from './view';

const PAGE = readFileSync(`${__dirname}/../../../waiting-room.html`, 'utf8');
const SEED = '0'.repeat(64);
const OPEN: WaitingRoom = {
  state: 'open',
  sale: 1,
  opens_at: null,
  issued: 500,
  admitted: 100,
  pace: 60,
  pause: null,
  seed_hash: SEED,
  seed: SEED,
  gathered: 400,
  unpaid_seats: 0,
  unpaid_until: null,
  message: null,
  message_id: null,
  ask_after: 3,
  as_of: '2026-10-03T09:00:00.000Z',
};
const PLACE: WaitingPlace = { sale: 1, id: 'ab'.repeat(16), number: 221 };

const text = (id: string): string => document.getElementById(id)?.textContent ?? '';

beforeEach(() => {
  document.cookie = 'lang=; max-age=0';
  document.body.innerHTML = /<body>([^]*)<\/body>/.exec(PAGE)?.[1] ?? '';
  startView();
  update({ room: OPEN, place: PLACE, isLost: false, isSpent: false, turn: 'no' });
});

const GATHERING = { ...OPEN, state: 'gathering', seed: null, gathered: null, opens_at: '2026-10-03T10:00:00.000Z' };

test.each([
  ['before the opening', { room: GATHERING, place: { ...PLACE, number: null } }, /not opened yet/, /draws a number/],
  ['in the queue', {}, /place in the queue/, /Reloading keeps your place/],
  ['its turn', { turn: 'next' }, /your turn/, /Opening the checkout/],
  ['its turn, but full', { turn: 'full' }, /your turn/, /A few seconds/],
  ['paused', { room: { ...OPEN, state: 'paused', pause: 'busy' } }, /short pause/, /your place stays/],
  ['sold out', { room: { ...OPEN, state: 'sold_out' } }, /Sold out/, /You keep your place/],
  [
    'sold out with unpaid seats',
    { room: { ...OPEN, state: 'sold_out', unpaid_seats: 212, unpaid_until: '2026-10-03T12:32:00.000Z' } },
    /Sold out/,
    /212 seats .* until 3 Oct, 19:32 WIB/,
  ],
  ['after a turn that ended', { isSpent: true }, /place in the queue/, /turn is over or was used/],
  ['server away', { isLost: true }, /place in the queue/, /No answer/],
] as const)('%s', (_state, shown, title, words) => {
  update(shown as Parameters<typeof update>[0]);
  expect(text('state')).toMatch(title);
  expect(text('words')).toMatch(words);
});

test('says how many are ahead, the pace and about how long', () => {
  expect(text('number')).toBe('120 ahead of you');
  expect(text('facts')).toBe('Your number221Let in each minute60Your waitabout 3 minutes');
  expect(document.title).toBe('120 · Waiting room');
});

test.each([
  ['before the first are in', { pace: 0 }],
  ['in a pause', { state: 'paused', pause: 'full' }],
] as const)('%s it promises nothing', (_when, room) => {
  update({ room: { ...OPEN, ...room } });
  expect(text('number')).toBe('120 ahead of you');
  expect(text('facts')).toBe('Your number221');
});

test('a screen reader hears a change of state at once, and the numbers once a minute', () => {
  expect(document.getElementById('live')?.getAttribute('aria-live')).toBe('polite');
  update({ isLost: true });
  update({ isLost: false });
  const heard = text('live');
  expect(heard).toMatch(/place in the queue\. 120 ahead of you/);
  update({ room: { ...OPEN, admitted: 130 } });
  expect(text('number')).toBe('90 ahead of you');
  expect(text('live')).toBe(heard);
  update({ room: { ...OPEN, state: 'paused', pause: 'full' } });
  expect(text('live')).toMatch(/short pause/);
});

test('the language changes at a press, everywhere on the page', () => {
  document.querySelector<HTMLButtonElement>('button[lang=id]')?.click();
  expect(document.documentElement.lang).toBe('id');
  expect(text('state')).toBe('Kamu punya tempat di antrean');
  expect(text('number')).toBe('120 di depanmu');
  expect(text('live')).toMatch(/antrean/);
  expect([...document.querySelectorAll('[data-t]')].every((each) => each.textContent !== '')).toBe(true);
  document.querySelector<HTMLButtonElement>('button[lang=en]')?.click();
  expect(text('state')).toBe('You have a place in the queue');
});

test('after the opening it shows the draw and the line that checks it', () => {
  expect(text('command')).toMatch(new RegExp(`^node -e '.+' ${SEED} ${PLACE.id} 400$`));
  expect(document.getElementById('check')?.hidden).toBe(false);
  update({ place: { ...PLACE, number: 450 } });
  expect(document.getElementById('check')?.hidden).toBe(true);
  expect(document.getElementById('terminal')?.hidden).toBe(true);
  expect(text('checked')).toMatch(/after the draw/);
});
