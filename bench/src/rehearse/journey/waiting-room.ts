import { Stopped } from '../crowd/timers.js';
import type { Answer } from '../http/answer.js';
import { readEnvelope, type Browser } from '../http/browser.js';
import { Leave, untilServed, type World } from './world.js';

const CALLS = {
  room: '/api/waiting-room',
  place: '/api/waiting-room/place',
  enter: '/api/waiting-room/enter',
  stay: '/api/waiting-room/stay',
} as const;
const NOT_FOUND = 404;
const CONFLICT = 409;
const ASK_AFTER_S = 3;
/** So often in a row nobody is let in with a place that is still good. */
const MAX_REFUSALS = 3;

interface Room {
  state?: string;
  admitted?: number;
  unpaid_seats?: number;
  ask_after?: number;
}

/** Whether an answer sends its visitor to the waiting room. */
export const isSentToWait = (answer: Answer): boolean =>
  answer.status >= 400 && readEnvelope(answer)?.data?.['waiting_room'] !== undefined;

/** As often as the site's checkout says that somebody is there. */
const STAY_EVERY_MS = 15_000;

/** Before anything else, where the installation has a waiting room and it is on. Whether there is a turn that ends. */
export async function waitOnArrival(world: World, browser: Browser): Promise<boolean> {
  if (!world.hasWaitingRoom) return false;
  const answer = await untilServed(world, () => browser.get('waiting room', CALLS.room));
  if (answer.status === NOT_FOUND) world.hasWaitingRoom = false;
  const { state = 'off' } = (readEnvelope(answer)?.data ?? {}) as Room;
  return answer.status === 200 && state !== 'off' && waitForTurn(world, browser);
}

/**
 * Takes a place, waits for its turn, and goes in. Ends the journey when nothing is left and nothing may come back; false
 * when nobody has to wait any more.
 */
export async function waitForTurn(world: World, browser: Browser): Promise<boolean> {
  world.tally.waiting += 1;
  try {
    let number = await takePlace(world, browser);
    let refusals = 0;
    for (;;) {
      const room = await readRoom(world, browser);
      if (room.state === 'off') return false;
      const isSoldOut = room.state === 'sold_out';
      if (isSoldOut && !room.unpaid_seats) throw new Leave('sold out');
      // Before the draw nobody has a number, and a pass that was used takes its place with it.
      const needsPlace = number === null ? room.state !== 'gathering' : refusals >= MAX_REFUSALS;
      if (needsPlace) {
        number = await takePlace(world, browser);
        refusals = 0;
      }
      if (number !== null && number <= (room.admitted ?? 0) && !isSoldOut) {
        if (await enter(world, browser)) return await isBackInside(world, browser);
        refusals += 1;
      }
      const seconds = room.ask_after ?? ASK_AFTER_S;
      await world.timers.sleep(seconds * 1000 * (1 + Math.random() / 4));
    }
  } finally {
    world.tally.waiting -= 1;
  }
}

/** The checkout that the waiting page leads back to asks for the turn again. */
async function isBackInside(world: World, browser: Browser): Promise<boolean> {
  const { state } = await readRoom(world, browser);
  return state !== 'off' && enter(world, browser);
}

/** Somebody at the checkout, who says so from time to time until the turn is used or over; else another is let in. */
export class Presence {
  private isSaid = false;
  private isLeft = false;

  constructor(
    private readonly world: World,
    private readonly browser: Browser,
  ) {}

  begin(): void {
    if (!this.isSaid) void this.say();
  }

  leave(): void {
    this.isLeft = true;
  }

  private async say(): Promise<void> {
    this.isSaid = true;
    try {
      do await this.world.timers.sleep(STAY_EVERY_MS);
      while (!this.isLeft && (await this.hasTurn()));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.isSaid = false;
    }
  }

  /** Without an answer the next one tells. */
  private async hasTurn(): Promise<boolean> {
    const answer = await this.browser.post('stay', CALLS.stay, null);
    return answer.status !== 200 || readEnvelope(answer)?.data?.['pass'] !== null;
  }
}

export async function takePlace(world: World, browser: Browser): Promise<number | null> {
  const answer = await untilServed(world, () => browser.post('place', CALLS.place, {}));
  const place = readEnvelope(answer)?.data?.['place'] as { number?: number | null } | null | undefined;
  return place?.number ?? null;
}

export async function readRoom(world: World, browser: Browser): Promise<Room> {
  const answer = await untilServed(world, () => browser.get('waiting room', CALLS.room));
  if (answer.status !== 200) throw new Leave('failed');
  return (readEnvelope(answer)?.data ?? {}) as Room;
}

export async function enter(world: World, browser: Browser): Promise<boolean> {
  const answer = await untilServed(world, () => browser.post('enter', CALLS.enter, {}));
  if (answer.status === 200) return true;
  if (answer.status === CONFLICT) return false;
  throw new Leave('failed');
}
