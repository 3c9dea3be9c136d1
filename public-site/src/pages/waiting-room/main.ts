import { pauseBeforeAsking, pauseWhenFull, type WaitingPlace, type WaitingRoom } from '@festival/contracts';
import { enter, readRoom, takePlace } from './calls';
import { keepForm } from './kept-form';
import { drawnNumber, safeReturn } from './queue';
import { startView, update } from './view';

/** The waiting page: takes a place, asks how far it is, enters when its turn comes, and leads back to the checkout. */

const LOST_MS = 5_000;

const back = safeReturn(new URLSearchParams(location.search).get('back'));
let place: WaitingPlace | null = null;
let last: WaitingRoom | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;
/** The last try found as many inside as may be: the page goes on saying so, instead of changing with each try. */
let isFull = false;

/** The place with its number once the draw is made: worked out here, so that the crowd asks nothing at the opening. */
async function withNumber(present: WaitingPlace, { seed, gathered }: WaitingRoom): Promise<WaitingPlace | null> {
  if (present.number !== null || seed === null || gathered === null) return present;
  const number = await drawnNumber(seed, present.id, gathered);
  return number === null ? takePlace() : { ...present, number };
}

/** The pause until the next question, in milliseconds; null when the page is left. */
async function ask(): Promise<number | null> {
  const room = await readRoom();
  // Another process may know an older second: nobody sees more people ahead than before.
  if (last?.sale === room.sale) room.admitted = Math.max(room.admitted, last?.admitted ?? 0);
  last = room;
  if (room.state === 'off') return null;
  if (place?.sale !== room.sale) place = await takePlace();
  place = place && (await withNumber(place, room));
  if (!place) return null;
  const isOnSale = room.state !== 'sold_out' && room.pause !== 'closed';
  const isTurn = isOnSale && place.number !== null && place.number <= room.admitted;
  isFull &&= isTurn;
  update({ room, place, isLost: false, turn: isFull ? 'full' : isTurn ? 'next' : 'no' });
  // A pass runs out whether or not anybody looks; a place that was let in doesn't. So it is used when the page is seen.
  if (!isTurn || document.hidden) return pauseBeforeAsking(room, place.number, Date.now(), Math.random());
  if (await enter()) return null;
  // As many are inside as may be, or the pass for this place has ended or was used: then there is a new one.
  const { id } = place;
  place = await takePlace();
  isFull = place?.id === id;
  update(isFull ? { turn: 'full' } : { place, turn: 'no', isSpent: true });
  return pauseWhenFull(Math.random());
}

async function next(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  clearTimeout(timer);
  const pause = await ask().catch(() => {
    update({ isLost: true, turn: 'no' });
    return LOST_MS * (1 + Math.random());
  });
  if (pause === null) {
    location.replace(back);
    return;
  }
  isAsking = false;
  timer = setTimeout(() => void next(), pause);
}

startView();
keepForm(document.getElementById('form') as HTMLFormElement, () => update({ isKept: true }));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void next();
});
void next();
