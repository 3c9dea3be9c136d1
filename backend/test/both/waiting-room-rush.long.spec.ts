import {
  WAITING_ROOM_TEXTS,
  type WaitingDraw,
  type WaitingPlace,
  type WaitingPlaceData,
  type WaitingRoom,
} from '@festival/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, Not } from 'typeorm';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { TicketEntity } from '../../src/tickets/ticket.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { drawnNumber } from '../../src/waiting-room/room/draw.js';
import { WaitingPassEntity } from '../../src/waiting-room/room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../../src/waiting-room/room/waiting-room.entity.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { ADMIN } from '../support/festival.js';
import { PersistentBuyer } from '../support/real/persistent-buyer.js';
import { RealSale } from '../support/real/real-sale.js';
import { closeSound } from '../support/sound-data.js';
import { eachInLanes, together } from '../support/together.js';
import { until } from '../support/until.js';

/** There before the opening. */
const PEOPLE = 20_000;
/** Come after it. */
const LATE = PEOPLE / 20;
const SEATS = 1_000;
const CAPACITY = 200;
/** A process is killed when so many have ordered. */
const KILLS_AT = [SEATS / 4, SEATS / 2];
const AT_ONCE = 50;
const POLL_MS = 500;
/** Networks that all of them come from. */
const ADDRESSES = 100;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const ROOM = '/api/waiting-room';

let sale: RealSale;
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '1', ORDER_EXPIRY_MINUTES: '1000' };
  sale = await RealSale.open({ environment, timeScale: 0.02, processes: mariaDbServer() === null ? 1 : 2 });
  await sale.tier(SEATS);
  await sale.startAll();
}, 5 * MINUTE);
afterAll(() => closeSound(sale), 5 * MINUTE);

let calls = 0;
/** Each call may come to another process than the one before. */
const anyUrl = (): string => sale.url((calls += 1));

/** Somebody who wants a ticket, in one browser. */
class Person {
  readonly browser: PersistentBuyer;
  place: WaitingPlace | null = null;
  isInside = false;
  hasOrder = false;

  constructor(index: number) {
    this.browser = new PersistentBuyer(anyUrl, `198.51.100.${index % ADDRESSES}`);
  }

  async arrive(): Promise<void> {
    await this.browser.arrive();
    this.place = await this.presentPlace();
  }

  /** A refresh and a second tab ask the same, with the cookie that the browser has. */
  async presentPlace(): Promise<WaitingPlace | null> {
    const { status, data, message } = await this.browser.call<WaitingPlaceData>(`${ROOM}/place`, {});
    if (status !== 200) throw new Error(`A place was answered ${status}: ${message}`);
    return data.place;
  }

  /** False when another process knows an older second, or as many are inside as may be. */
  async enter(): Promise<boolean> {
    const { status, message } = await this.browser.call(`${ROOM}/enter`, {});
    this.isInside = status === 200;
    if (!this.isInside) expect([WAITING_ROOM_TEXTS.full, WAITING_ROOM_TEXTS.notYourTurn]).toContain(message);
    return this.isInside;
  }

  async buy(): Promise<void> {
    await this.browser.login();
    const { status, data, message } = await this.browser.tryToPlace();
    if (status === 409) expect(message).not.toBe(WAITING_ROOM_TEXTS.needsPass);
    else expect({ status, message }).toMatchObject({ status: 201 });
    if (status !== 201) return;
    this.hasOrder = true;
    await this.browser.openPayment(data.order);
    await sale.simulator.pay(data.order.order_number);
  }
}

const eachOf = <T>(list: readonly T[], act: (each: T) => Promise<void>) => eachInLanes(list, AT_ONCE, act);

async function killed(index: number): Promise<void> {
  await sale.kill(index % sale.urls.length);
  await sale.start(index % sale.urls.length);
}

async function inOffice(changes: object): Promise<void> {
  const office = new PersistentBuyer(anyUrl);
  await office.arrive();
  await office.call('/admin/login', ADMIN);
  const { status, message } = await office.call('/api/admin/waiting-room', changes);
  expect({ status, message }).toMatchObject({ status: 200 });
}

const onlooker = new PersistentBuyer(anyUrl);

async function whenAllSay(isSo: (room: WaitingRoom) => boolean, what: string): Promise<void> {
  const rooms = () =>
    Promise.all(sale.urls.map(async (url) => (await new PersistentBuyer(() => url).call<WaitingRoom>(ROOM)).data));
  await until(rooms, (all) => all.every(isSo), what, 5 * MINUTE);
}

/** Lets everybody in whose turn has come, until nothing is left. Polls are few: the page and a proxy see to that. */
async function sellOut(people: Person[]): Promise<void> {
  const busy = new Set<Promise<void>>();
  let waiting = people;
  let admitted = 0;
  const failures: unknown[] = [];
  const goIn = async (person: Person): Promise<void> => {
    try {
      if (await person.enter()) await person.buy();
      else waiting.push(person);
    } catch (error) {
      failures.push(error);
    }
  };
  while (failures.length === 0) {
    const room = (await onlooker.call<WaitingRoom>(ROOM)).data;
    if (room.state === 'sold_out' && busy.size === 0) return;
    admitted = Math.max(admitted, room.admitted);
    const isCalled = ({ place }: Person) => (place?.number ?? Infinity) <= admitted;
    const called = waiting.filter(isCalled);
    waiting = waiting.filter((each) => !isCalled(each));
    for (const person of called) {
      const going: Promise<void> = goIn(person).finally(() => busy.delete(going));
      busy.add(going);
    }
    await Promise.race([Promise.all(busy), pause(POLL_MS)]);
    await pause(POLL_MS / 5);
  }
  await Promise.all(busy);
  throw failures[0];
}

it(
  'of many people exactly as many buy as there are seats, whatever process dies, and the others keep their places',
  async () => {
    const early = Array.from({ length: PEOPLE }, (_, index) => new Person(index));
    const late = Array.from({ length: LATE }, (_, index) => new Person(PEOPLE + index));

    // They gather; a process dies meanwhile.
    await inOffice({ mode: 'on', capacity: CAPACITY, opens_at: new Date(Date.now() + HOUR).toISOString() });
    await whenAllSay(({ state }) => state === 'gathering', 'the room before its opening');
    await eachOf(early.slice(0, PEOPLE / 2), (person) => person.arrive());
    await together([eachOf(early.slice(PEOPLE / 2), (person) => person.arrive()), killed(0)]);
    expect(new Set(early.map(({ place }) => place?.id)).size).toBe(PEOPLE);
    expect(new Set(early.map(({ place }) => place?.number))).toEqual(new Set([null]));
    await eachOf(early, async (person) => expect(await person.presentPlace()).toEqual(person.place));

    // The draw, which each can check.
    await inOffice({ mode: 'on', opens_at: null });
    await whenAllSay(({ state }) => state === 'open' || state === 'paused', 'the opening');
    const { seed, gathered } = (await onlooker.call<WaitingDraw>(`${ROOM}/draw`)).data;
    if (seed === null || gathered === null) throw new Error('no draw was made');
    expect(gathered).toBeGreaterThanOrEqual(PEOPLE);
    for (const { place } of early) if (place) place.number = drawnNumber(seed, place.id, gathered);

    // The sale; others come, and processes die.
    const ordered = sale.rows(OrderEntity);
    const kill = async () => {
      for (const [index, orders] of KILLS_AT.entries()) {
        await until(
          () => ordered.count(),
          (count) => count >= orders,
          'the orders before a kill',
          10 * MINUTE,
        );
        await killed(index);
      }
    };
    await together([sellOut(early), eachOf(late, (person) => person.arrive()), kill()]);
    const numbers = late.map(({ place }) => place?.number ?? 0);
    expect(new Set(numbers).size).toBe(LATE);
    expect(Math.min(...numbers)).toBeGreaterThan(gathered);

    // Every seat is paid, and everybody else is told so and has the place that they had.
    await until(
      () => sale.rows(TicketEntity).countBy({ status: 'valid' }),
      (count) => count === SEATS,
      'every ticket',
      5 * MINUTE,
    );
    await whenAllSay((room) => room.state === 'sold_out' && room.unpaid_seats === 0, 'the end of the sale');
    const everybody = [...early, ...late];
    const outside = everybody.filter(({ isInside }) => !isInside);
    await eachOf(outside, async (person) => {
      expect(await person.presentPlace()).toEqual(person.place);
      expect(await person.enter()).toBe(false);
    });
    const buyers = everybody.filter(({ hasOrder }) => hasOrder);
    const tooLate = everybody.filter(({ isInside, hasOrder }) => isInside && !hasOrder);
    expect(buyers).toHaveLength(SEATS);
    // At the end nobody is let in for a seat that somebody inside may still take.
    expect(tooLate.length).toBeLessThan(CAPACITY);
    expect(buyers.length + tooLate.length + outside.length).toBe(PEOPLE + LATE);
    await sale.stop();

    expect(await ordered.count()).toBe(SEATS);
    expect((await sale.rows(TicketTypeEntity).findOneByOrFail({ type: 'pre-sales-2' })).sold).toBe(SEATS);
    const passes = sale.rows(WaitingPassEntity);
    expect(await passes.countBy({ usedBy: Not(IsNull()) })).toBe(SEATS);
    const [room] = await sale.rows(WaitingRoomEntity).find({ order: { id: 'DESC' }, take: 1 });
    expect(room).toMatchObject({ gathered, entered: SEATS + tooLate.length });
    expect(room?.inside).toBe(await passes.countBy({ releasedAt: IsNull() }));
    // A call whose answer was lost with its process may have counted a place that nobody has.
    const lost = everybody.reduce((sum, { browser }) => sum + browser.lost, 0);
    expect(lost).toBeGreaterThan(0);
    expect(room?.issued).toBeLessThanOrEqual(PEOPLE + LATE + lost);
  },
  30 * MINUTE,
);
