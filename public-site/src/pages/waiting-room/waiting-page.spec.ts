/** @jest-environment jsdom */
import { WAITING_ROOM_PASS_MINUTES, type WaitingPlace } from '@festival/contracts';
import { OPEN_ROOM, WAITING_PAGE_BODY } from '../../testing/waiting-room';
import { INDONESIAN_LABELS, WAITING_ROOM_PAGE_TEXTS } from './texts';
import { startView, update } from './view';

const PLACE: WaitingPlace = { sale: 1, id: 'ab'.repeat(16), number: 221 };

const text = (id: string): string => document.getElementById(id)?.textContent ?? '';

beforeEach(() => {
  document.cookie = 'lang=; max-age=0';
  document.body.innerHTML = WAITING_PAGE_BODY;
  startView();
  update({
    room: OPEN_ROOM,
    place: PLACE,
    isLost: false,
    isSpent: false,
    turn: 'no',
    isKept: false,
    checked: undefined,
  });
});

const GATHERING = {
  ...OPEN_ROOM,
  state: 'gathering',
  seed: null,
  gathered: null,
  opens_at: '2026-10-03T10:00:00.000Z',
};

test.each([
  ['before the opening', { room: GATHERING, place: { ...PLACE, number: null } }, /not opened yet/, /draws a number/],
  ['in the queue', {}, /place in the queue/, /Reloading keeps your place\. Your turn lasts 10 minutes\./],
  ['its turn', { turn: 'next' }, /^Your turn!$/, /Opening the checkout/],
  ['its turn, but full', { turn: 'full' }, /^Your turn!$/, /A few seconds/],
  ['paused', { room: { ...OPEN_ROOM, state: 'paused', pause: 'busy' } }, /short pause/, /your place stays/],
  ['sold out', { room: { ...OPEN_ROOM, state: 'sold_out' } }, /Sold out/, /You keep your place/],
  [
    'sold out with unpaid seats',
    { room: { ...OPEN_ROOM, state: 'sold_out', unpaid_seats: 212, unpaid_until: '2026-10-03T12:32:00.000Z' } },
    /Sold out/,
    /^212 seats are in orders .* until 3 Oct, 19:32 WIB/,
  ],
  [
    'sold out with one unpaid seat',
    { room: { ...OPEN_ROOM, state: 'sold_out', unpaid_seats: 1, unpaid_until: '2026-10-03T12:32:00.000Z' } },
    /Sold out/,
    /^1 seat is in orders/,
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
  update({ room: { ...OPEN_ROOM, ...room } });
  expect(text('number')).toBe('120 ahead of you');
  expect(text('facts')).toBe('Your number221');
});

test('a screen reader hears a change of state at once, and the numbers once a minute', () => {
  expect(document.getElementById('live')?.getAttribute('aria-live')).toBe('polite');
  update({ isLost: true });
  update({ isLost: false });
  const heard = text('live');
  expect(heard).toMatch(/place in the queue\. 120 ahead of you/);
  update({ room: { ...OPEN_ROOM, admitted: 130 } });
  expect(text('number')).toBe('90 ahead of you');
  expect(text('live')).toBe(heard);
  update({ room: { ...OPEN_ROOM, state: 'paused', pause: 'full' } });
  expect(text('live')).toMatch(/short pause/);
});

test('the language changes at a press, everywhere on the page', () => {
  document.querySelector<HTMLButtonElement>('button[lang=id]')?.click();
  expect(document.documentElement.lang).toBe('id');
  expect(text('state')).toBe('Kamu punya tempat di antrean');
  expect(text('number')).toBe('120 di depanmu');
  expect(text('live')).toMatch(/antrean/);
  expect(document.querySelector('h1')?.textContent).toBe('Ruang tunggu');
  expect(document.title).toBe('120 · Ruang tunggu');
  document.querySelector<HTMLButtonElement>('button[lang=en]')?.click();
  expect(text('state')).toBe('You have a place in the queue');
  expect(document.title).toBe('120 · Waiting room');
});

test('what was said about the form and the draw changes its language too', () => {
  update({ isKept: true, checked: { id: PLACE.id, isRight: true } });
  expect([text('saved'), text('checked')]).toEqual([
    'Kept in this tab.',
    'The draw gives 221, and the seed fits its hash.',
  ]);
  document.querySelector<HTMLButtonElement>('button[lang=id]')?.click();
  expect([text('saved'), text('checked')]).toEqual([
    'Tersimpan di tab ini.',
    'Undian menghasilkan 221, dan seed cocok dengan hash-nya.',
  ]);
  document.querySelector<HTMLButtonElement>('button[lang=en]')?.click();
  update({ place: { ...PLACE, id: 'cd'.repeat(16) } });
  expect(text('checked')).toBe('');
});

test('the words are in the file, for a browser without scripts, and each has its Indonesian', () => {
  document.body.innerHTML = WAITING_PAGE_BODY;
  const labels = [...document.querySelectorAll<HTMLElement>('[data-t]')];
  expect(labels.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  expect(labels.map(({ dataset }) => dataset['t']).sort()).toEqual(Object.keys(INDONESIAN_LABELS).sort());
});

test.each(['en', 'id'] as const)('the length of a turn is told as it is (%s)', (language) => {
  expect(WAITING_ROOM_PAGE_TEXTS[language].keep).toContain(` ${WAITING_ROOM_PASS_MINUTES} m`);
});

test('after the opening it shows the draw and the line that checks it', () => {
  expect(text('command')).toMatch(new RegExp(`^node -e '.+' ${OPEN_ROOM.seed} ${PLACE.id} 400$`));
  expect(document.getElementById('check')?.hidden).toBe(false);
  update({ place: { ...PLACE, number: 450 } });
  expect(document.getElementById('check')?.hidden).toBe(true);
  expect(document.getElementById('terminal')?.hidden).toBe(true);
  expect(text('checked')).toMatch(/after the draw/);
});
