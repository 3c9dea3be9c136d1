import { drawnNumber } from '@festival/backend/waiting-room/room/draw.js';
import {
  pauseBeforeAsking,
  pauseWhenFull,
  HEARTBEAT_EVERY_MS,
  WAITING_ROOM_PATH,
  type WaitingPassData,
  type WaitingPlace,
  type WaitingPlaceData,
  type WaitingRoom,
} from '@festival/contracts';
import { Stopped } from '../crowd/timers.js';
import type { Answer } from '../http/answer.js';
import { readEnvelope, type Browser } from '../http/browser.js';
import { Failed, Leave, untilServed, type RehearsalContext } from './context.js';
import { openTicketPage } from './ticket-page.js';

const PATHS = {
  room: '/api/waiting-room',
  place: '/api/waiting-room/place',
  enter: '/api/waiting-room/enter',
  stay: '/api/waiting-room/stay',
} as const;
const NOT_FOUND = 404;
const CONFLICT = 409;

/** Whether an answer sends its visitor to the waiting room. */
export const isSentToWait = (answer: Answer): boolean =>
  answer.status >= 400 && readEnvelope(answer)?.data?.['waiting_room'] !== undefined;

/** The checkout's question on arrival, where the installation has a waiting room. Whether there is a turn that ends. */
export async function waitOnArrival(context: RehearsalContext, browser: Browser): Promise<boolean> {
  if (!context.hasWaitingRoom) return false;
  const answer = await untilServed(context, () => browser.get('waiting room', PATHS.room));
  if (answer.status === NOT_FOUND) context.hasWaitingRoom = false;
  const { state = 'off' } = (readEnvelope(answer)?.data ?? {}) as Partial<WaitingRoom>;
  if (answer.status !== 200 || state === 'off') return false;
  return (await enter(context, browser)) || waitForTurn(context, browser);
}

/**
 * The waiting page: takes a place, waits for its turn, and goes in. Ends the journey when nothing is left and nothing may
 * come back; false when nobody has to wait any more.
 */
export async function waitForTurn(context: RehearsalContext, browser: Browser): Promise<boolean> {
  context.tally.waiting += 1;
  try {
    const page = await untilServed(context, () => browser.page('waiting page', WAITING_ROOM_PATH));
    if (page.status !== 200) throw new Failed('waiting page', page);
    return (await untilInside(context, browser)) && (await isBackInside(context, browser));
  } finally {
    context.tally.waiting -= 1;
  }
}

async function untilInside(context: RehearsalContext, browser: Browser): Promise<boolean> {
  let place: WaitingPlace | null = null;
  let admitted = 0;
  for (;;) {
    const room = await readRoom(context, browser);
    if (room.state === 'off') return false;
    if (room.state === 'sold_out' && room.unpaid_seats === 0) throw new Leave('sold out');
    if (place?.sale !== room.sale) {
      place = await takePlace(context, browser);
      admitted = 0;
    }
    if (place === null) return false;
    // Another process may know an older second.
    admitted = room.admitted = Math.max(room.admitted, admitted);
    const number = numberOf(place, room);
    const isOnSale = room.state !== 'sold_out' && room.pause !== 'closed';
    if (!isOnSale || number === null || number > room.admitted) {
      await context.timers.sleep(pauseBeforeAsking(room, number, Date.now(), Math.random()));
      continue;
    }
    if (await enter(context, browser)) return true;
    // As many are inside as may be, or the place was used: then there is a new one.
    place = await takePlace(context, browser);
    await context.timers.sleep(pauseWhenFull(Math.random()));
  }
}

/** Worked out by the browser once the draw is made, so that the crowd asks nothing at the opening; null before it. */
function numberOf({ number, id }: WaitingPlace, { seed, gathered }: WaitingRoom): number | null {
  return number ?? (seed === null || gathered === null ? null : drawnNumber(seed, id, gathered));
}

/** The checkout that the waiting page leads back to asks for the turn again. */
async function isBackInside(context: RehearsalContext, browser: Browser): Promise<boolean> {
  await openTicketPage(context, browser);
  const { state } = await readRoom(context, browser);
  return state !== 'off' && enter(context, browser);
}

/** Heartbeats of somebody at the checkout, until the turn is used or over; else another is let in. */
export class Heartbeat {
  private isRunning = false;
  private isLeft = false;

  constructor(
    private readonly context: RehearsalContext,
    private readonly browser: Browser,
  ) {}

  begin(): void {
    if (!this.isRunning) void this.run();
  }

  leave(): void {
    this.isLeft = true;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      do await this.context.timers.sleep(HEARTBEAT_EVERY_MS);
      while (!this.isLeft && (await this.hasTurn()));
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    } finally {
      this.isRunning = false;
    }
  }

  /** Without an answer the next one tells. */
  private async hasTurn(): Promise<boolean> {
    const answer = await this.browser.post('stay', PATHS.stay, null);
    return answer.status !== 200 || dataOf<WaitingPassData>(answer).pass !== null;
  }
}

/** The browser's place, or a new one; null when nobody waits. */
export async function takePlace(context: RehearsalContext, browser: Browser): Promise<WaitingPlace | null> {
  const answer = await untilServed(context, () => browser.post('place', PATHS.place, {}));
  if (answer.status !== 200) throw new Failed('place', answer);
  return dataOf<WaitingPlaceData>(answer).place;
}

export async function readRoom(context: RehearsalContext, browser: Browser): Promise<WaitingRoom> {
  const answer = await untilServed(context, () => browser.get('waiting room', PATHS.room));
  if (answer.status !== 200) throw new Failed('waiting room', answer);
  return dataOf<WaitingRoom>(answer);
}

/** False: not yet, or the place was used. */
export async function enter(context: RehearsalContext, browser: Browser): Promise<boolean> {
  const answer = await untilServed(context, () => browser.post('enter', PATHS.enter, {}));
  if (answer.status === 200) return true;
  if (answer.status === CONFLICT) return false;
  throw new Failed('enter', answer);
}

/** Of a successful answer, whose form the backend's tests check. */
const dataOf = <T>(answer: Answer): T => readEnvelope(answer)?.data as T;
