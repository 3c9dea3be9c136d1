import {
  WAITING_ROOM_TEXTS,
  type AdminWaitingRoom,
  type WaitingDraw,
  type WaitingPlace,
  type WaitingRoom,
} from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { RoomControllerService } from '../../src/waiting-room/control/room-controller.service.js';
import { drawnNumber, hashOfSeed } from '../../src/waiting-room/places/draw.js';
import { PassesService } from '../../src/waiting-room/places/passes.service.js';
import { PlacesService } from '../../src/waiting-room/places/places.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { WaitingPassEntity } from '../../src/waiting-room/room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../../src/waiting-room/room/waiting-room.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { Festival } from '../support/festival.js';
import { secondProcess } from '../support/second-process.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const NEEDS_PASS = { success: false, message: WAITING_ROOM_TEXTS.needsPass, data: { waiting_room: true } };
const HOUR_MS = 3_600_000;

let festival: Festival;
let office: Visitor;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.tier({ quota: null });
});
afterAll(() => closeSound(festival));

const turn = async (changes: object): Promise<AdminWaitingRoom> =>
  (await office.post('/api/admin/waiting-room', changes).expect(200)).body.data as AdminWaitingRoom;
const room = async (): Promise<WaitingRoom> =>
  (await festival.visitor().get('/api/waiting-room').expect(200)).body.data as WaitingRoom;
const madeDraw = async (): Promise<WaitingDraw> =>
  (await festival.visitor().get('/api/waiting-room/draw').expect(200)).body.data as WaitingDraw;
const row = (): Promise<WaitingRoomEntity> =>
  festival.rows(WaitingRoomEntity).findOneOrFail({ where: {}, order: { id: 'DESC' } });
const placeOf = async (visitor: Visitor): Promise<WaitingPlace> =>
  (await visitor.post('/api/waiting-room/place').expect(200)).body.data.place as WaitingPlace;
const enter = (visitor: Visitor) => visitor.post('/api/waiting-room/enter');

/** Seconds of the schedule: each reads the room and lets people in. */
async function seconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) {
    festival.clock.advanceSeconds(1);
    await festival.get(RoomStateService).refresh();
    await festival.get(RoomControllerService).control();
  }
}

async function passFor(visitor: Visitor): Promise<void> {
  await placeOf(visitor);
  await seconds(2);
  await enter(visitor).expect(200);
}

/** A new sale, which begins open: a room that was off for an hour. */
async function newSale(changes: object = {}): Promise<void> {
  // Sessions end after twelve hours of this clock.
  office = await festival.admin();
  await turn({ mode: 'off', opens_at: null, message: null, message_id: null });
  festival.clock.advanceMinutes(61);
  await turn({ mode: 'on', capacity: 300, ...changes });
}

describe('off', () => {
  it('asks nobody for anything', async () => {
    expect(await room()).toMatchObject({ state: 'off', sale: null, issued: 0 });
    const visitor = festival.visitor();
    expect((await visitor.post('/api/waiting-room/place').expect(200)).body.data).toEqual({ place: null });
    expect((await enter(visitor).expect(200)).body.data).toEqual({ pass: null });
    await visitor.get('/api/waiting-room/draw').expect(404);
    await visitor.order();
  });
});

describe('the switch', () => {
  it('turns the room on and off, keeps the places, and is audited', async () => {
    await newSale({ message: 'Four o’clock!', message_id: 'Pukul empat!' });
    expect(await room()).toMatchObject({ state: 'open', message: 'Four o’clock!', message_id: 'Pukul empat!' });
    const visitor = festival.visitor();
    const place = await placeOf(visitor);
    await turn({ mode: 'off' });
    expect(await room()).toMatchObject({ state: 'off', message: null });
    await turn({ mode: 'on' });
    expect(await placeOf(visitor)).toEqual(place);
    const { body } = await office.get('/api/admin/audit-log').expect(200);
    expect(JSON.stringify(body)).toContain('waiting_room');
  });

  it.each([
    { mode: 'sometimes' },
    {},
    { mode: 'on', capacity: 0 },
    { mode: 'on', capacity: 10_001 },
    { mode: 'on', opens_at: 'soon' },
    { mode: 'on', message: 'x'.repeat(301) },
  ])('refuses %j', async (body) => {
    await office.post('/api/admin/waiting-room', body).expect(422);
  });
});

describe('while the room is on', () => {
  beforeAll(() => newSale());

  it('every way to an order needs a pass', async () => {
    const visitor = festival.visitor();
    const { name, email, phone } = newBuyer();
    for (const [path, body] of [
      ['/api/auth/login', { name, email, phone }],
      ['/api/orders/check-existing', { email, phone }],
      ['/api/referral-codes/validate', { code: 'CROWN01' }],
      ['/api/discount-codes/validate', { code: 'UNITY10' }],
    ] as const) {
      expect((await visitor.post(path, body).expect(409)).body).toEqual(NEEDS_PASS);
    }
    await turn({ mode: 'off' });
    const buyer = await visitor.login();
    await turn({ mode: 'on' });
    expect((await visitor.placing({}, buyer).expect(409)).body).toEqual(NEEDS_PASS);
  });

  it('a place becomes a pass for one order, and frees itself', async () => {
    const visitor = festival.visitor();
    await passFor(visitor);
    expect((await row()).inside).toBe(1);
    const buyer = await visitor.login();
    const order = await visitor.order({}, buyer);
    await seconds(1);
    expect(await row()).toMatchObject({ inside: 0 });
    expect((await visitor.placing({}, newBuyer()).expect(409)).body).toEqual(NEEDS_PASS);
    // The same order again is answered with the first one: its answer may have been lost.
    const again = await visitor.placing({}, buyer).expect(201);
    expect(again.body.data.order.order_number).toBe(order.order_number);
    expect((await enter(visitor).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.spent);
  });

  it('paying, the status and the way back need none', async () => {
    const visitor = festival.visitor();
    await passFor(visitor);
    const { order_number: number } = await visitor.order();
    const elsewhere = festival.visitor();
    elsewhere.token = visitor.token;
    await elsewhere.get(`/api/payment/${number}/create`).expect(200);
    expect(await elsewhere.status(number)).toBe('pending');
    await elsewhere.post('/api/auth/resume', { order_number: number, signature: 'wrong' }).expect(403);
    await elsewhere.post(`/api/orders/${number}/cancel`).expect(200);
  });

  it('a pass ends after ten minutes and frees its place', async () => {
    const visitor = festival.visitor();
    await passFor(visitor);
    const buyer = await visitor.login();
    festival.clock.advanceMinutes(10);
    await seconds(1);
    expect((await row()).inside).toBe(0);
    await visitor.placing({}, buyer).expect(409);
  });

  it('a refused order leaves the pass as it was', async () => {
    const visitor = festival.visitor();
    await passFor(visitor);
    const buyer = await visitor.login();
    await visitor.placing({ ticket_type: 'nothing' }, buyer).expect(422);
    await visitor.placing({}, buyer).expect(201);
  });

  it('two orders at once with one pass are one order', async () => {
    const visitor = festival.visitor();
    await passFor(visitor);
    const buyers = [await visitor.login(), await visitor.login()];
    const before = await festival.rows(OrderEntity).count();
    const answers = await Promise.all(buyers.map((buyer) => visitor.placing({}, buyer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await festival.rows(OrderEntity).count()).toBe(before + 1);
  });

  it('two orders at once are two without the guard (control)', async () => {
    const passes = festival.get(PassesService);
    const guarded = passes.use.bind(passes);
    passes.use = async () => undefined;
    const visitor = festival.visitor();
    await passFor(visitor);
    const buyers = [await visitor.login(), await visitor.login()];
    const answers = await Promise.all(buyers.map((buyer) => visitor.placing({}, buyer)));
    passes.use = guarded;
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('places', () => {
  it('follow in the order of arrival without gaps, and stay with their browser', async () => {
    await newSale();
    const visitors = Array.from({ length: 40 }, () => festival.visitor());
    const first = await placeOf(festival.visitor());
    const places = await Promise.all(visitors.map(placeOf));
    const last = await placeOf(festival.visitor());
    expect(first.number).toBe(1);
    expect(places.map(({ number }) => number).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 2),
    );
    expect(last.number).toBe(42);
    // A refresh, a second tab, and a process that knows nothing but the database.
    await festival.get(RoomStateService).refresh();
    expect(await Promise.all(visitors.map(placeOf))).toEqual(places);
    expect((await row()).issued).toBe(42);
  });

  it('are not taken from a forged cookie', async () => {
    await newSale();
    const { id } = await placeOf(festival.visitor());
    const forger = festival.visitor();
    const cookie = `waiting_place=${(await row()).id}.${id}.1.AAAAAAAAAAAAAAAAAAAAAA`;
    const answer = await forger.get('/api/csrf-token');
    const csrf = answer.body.data.token as string;
    const secret = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    const response = await fetch(`${festival.url}/api/waiting-room/enter`, {
      method: 'POST',
      headers: { cookie: `${secret}; ${cookie}`, 'x-csrf-token': csrf },
    });
    expect([response.status, await response.json()]).toEqual([
      409,
      { success: false, message: WAITING_ROOM_TEXTS.needsPlace, data: { waiting_room: true } },
    ]);
  });
});

describe('two processes', () => {
  const isMariaDb = Boolean(process.env['TEST_DATABASE_URL']);

  it('give out each number once, and let in no more than the capacity together', async () => {
    await newSale({ capacity: 10 });
    const other = isMariaDb ? await secondProcess(festival) : festival.app;
    const apps = [festival.app, other];
    const take = (index: number) => apps[index % 2]?.get(PlacesService, { strict: false }).take(undefined, '10.0.0.1');
    const given = await Promise.all(Array.from({ length: 100 }, (_, index) => take(index)));
    expect(given.map((each) => each?.place.number ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    await festival.rows(WaitingRoomEntity).update({ id: (await row()).id }, { admitted: 100 });
    for (const app of apps) await app.get(RoomStateService, { strict: false }).refresh();
    const entering = given.map((each, index) =>
      apps[index % 2]
        ?.get(PassesService, { strict: false })
        .enter(each?.token)
        .then(
          () => 1,
          () => 0,
        ),
    );
    const inside = (await Promise.all(entering)).reduce<number>((sum, each) => sum + (each ?? 0), 0);
    expect([inside, (await row()).inside]).toEqual([10, 10]);
    if (isMariaDb) await other.close();
  });

  it('don’t let people in twice: the one that slept writes nothing', async () => {
    await newSale({ capacity: 10 });
    await Promise.all(Array.from({ length: 60 }, () => placeOf(festival.visitor())));
    await Promise.all([1, 2, 3, 4].map(() => festival.get(RoomControllerService).control()));
    const { admitted, inside } = await row();
    expect(admitted).toBeLessThanOrEqual(10);
    expect(inside).toBe(0);
  });
});

describe('before the opening', () => {
  it('nobody is let in; at the opening everybody gets a number that they can check', async () => {
    const opensAt = new Date(festival.clock.now().getTime() + 2 * HOUR_MS);
    await newSale({ opens_at: opensAt.toISOString() });
    const visitors = Array.from({ length: 25 }, () => festival.visitor());
    const before = await Promise.all(visitors.map(placeOf));
    expect(new Set(before.map(({ number }) => number))).toEqual(new Set([null]));
    await festival.get(RoomStateService).refresh();
    const told = await room();
    expect(told).toMatchObject({ state: 'gathering', issued: 25, seed: null, gathered: null });
    expect(told.opens_at).toBe(opensAt.toISOString());
    const [early] = visitors;
    if (!early) throw new Error('nobody');
    expect((await enter(early).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.notYourTurn);

    festival.clock.advanceMinutes(121);
    await festival.get(RoomStateService).refresh();
    const { seed, gathered, seed_hash: hash } = await madeDraw();
    expect(hash).toBe(told.seed_hash);
    expect(hashOfSeed(seed ?? '')).toBe(hash);
    expect(gathered).toBe(25);
    const late = await placeOf(festival.visitor());
    expect(late.number).toBe(26);
    const drawn = await Promise.all(visitors.map(placeOf));
    expect(drawn).toEqual(before.map((place) => ({ ...place, number: drawnNumber(seed ?? '', place.id, 25) })));
  });

  it('the draw can be checked when the room is off again, until people gather for the next', async () => {
    await newSale();
    await placeOf(festival.visitor());
    const made = await madeDraw();
    expect(made.sale).toBe((await row()).id);
    await turn({ mode: 'off' });
    expect(await madeDraw()).toEqual(made);
    const { seed, seed_hash: hash, gathered } = made;
    expect(await room()).toMatchObject({ state: 'off', seed, seed_hash: hash, gathered });
    // A process that has just started, and knows of no draw yet.
    const state = festival.get(RoomStateService) as unknown as { room: null; drawn: null };
    Object.assign(state, { room: null, drawn: null });
    await festival.get(RoomStateService).refresh();
    expect(await madeDraw()).toEqual(made);

    await newSale({ opens_at: new Date(festival.clock.now().getTime() + 3 * HOUR_MS).toISOString() });
    const next = { sale: (await row()).id, seed: null, gathered: null };
    expect(await madeDraw()).toMatchObject(next);
    expect(next.sale).not.toBe(made.sale);
    await turn({ mode: 'off' });
    Object.assign(state, { room: null, drawn: null });
    await festival.get(RoomStateService).refresh();
    expect(await madeDraw()).toEqual(made);
  });

  it('a sale that was moved a moment ago is not opened by an old memory of it', async () => {
    await festival.tier({ quota: null, salesStartAt: null });
    await festival.get(TicketTypesService).all();
    const start = new Date(festival.clock.now().getTime() + 3 * HOUR_MS);
    await newSale({ opens_at: start.toISOString() });
    await festival.get(TicketTypesService).all();
    // Another process has changed the tier: this one's memory of it is old for a second.
    await festival.rows(TicketTypeEntity).update({ type: 'pre-sales-2' }, { salesStartAt: start });
    await turn({ mode: 'on', opens_at: null });
    expect((await room()).state).toBe('gathering');
    await festival.tier({ quota: null, salesStartAt: null });
    await seconds(1);
    expect((await room()).state).toBe('open');
  });

  it('the start of the ticket’s sale is the opening when none was set', async () => {
    const start = new Date(festival.clock.now().getTime() + 2 * HOUR_MS);
    await festival.tier({ quota: null, salesStartAt: start });
    await newSale();
    expect(await room()).toMatchObject({ state: 'gathering', opens_at: start.toISOString() });
    const shown = async () => (await office.get('/api/admin/waiting-room').expect(200)).body.data as AdminWaitingRoom;
    expect(await shown()).toMatchObject({ opens_at: null, told_opens_at: start.toISOString() });
    const visitor = festival.visitor();
    await placeOf(visitor);
    festival.clock.advanceMinutes(121);
    festival.get(TicketTypesService).forget();
    await seconds(2);
    expect(await room()).toMatchObject({ state: 'open', gathered: 1, admitted: 1 });
    office = await festival.admin();
    expect(await shown()).toMatchObject({ opens_at: null, told_opens_at: null });
    await enter(visitor).expect(200);
    await festival.tier({ quota: null, salesStartAt: null });
  });
});

describe('a sale an hour after another', () => {
  /** The ticket's sale begins in two hours. */
  const startsLater = async (): Promise<string> => {
    const start = new Date(festival.clock.now().getTime() + 2 * HOUR_MS);
    await festival.tier({ quota: null, salesStartAt: start });
    return start.toISOString();
  };
  afterEach(() => festival.tier({ quota: null, salesStartAt: null }));

  it('has a draw of its own when the opening of the one before was set by hand', async () => {
    await newSale({ opens_at: new Date(festival.clock.now().getTime() + 3 * HOUR_MS).toISOString() });
    festival.clock.advanceMinutes(181);
    await seconds(1);
    expect((await room()).state).toBe('open');
    await turn({ mode: 'off' });
    festival.clock.advanceMinutes(61);
    office = await festival.admin();
    const start = await startsLater();
    await turn({ mode: 'on' });
    await seconds(15);
    expect(await room()).toMatchObject({ state: 'gathering', opens_at: start });
    expect((await office.get('/api/admin/waiting-room').expect(200)).body.data).toMatchObject({ warnings: [] });
  });

  it('has one when the room was left on automatic', async () => {
    await newSale({ mode: 'on' });
    await passFor(festival.visitor());
    await turn({ mode: 'automatic' });
    await seconds(45);
    expect((await room()).state).toBe('off');
    festival.clock.advanceMinutes(61);
    office = await festival.admin();
    await startsLater();
    await turn({ mode: 'on' });
    expect(await room()).toMatchObject({ state: 'gathering', issued: 0 });
  });

  it('opens with its own ticket, not with an earlier one that is sold out', async () => {
    const start = await startsLater();
    const early = { type: 'regular', buttonText: 'BUY TICKET', isAvailable: true, isDisabled: false } as const;
    await festival.tier({ ...early, quota: 1, sold: 1 });
    await newSale();
    expect(await room()).toMatchObject({ state: 'gathering', opens_at: start });
    await festival.tier({ type: 'regular', isAvailable: false });
  });
});

describe('the capacity', () => {
  /** Thirty people whose turn has come, and room for ten. */
  async function rush(): Promise<number> {
    await newSale({ capacity: 10 });
    const visitors = Array.from({ length: 30 }, () => festival.visitor());
    await Promise.all(visitors.map(placeOf));
    await festival.rows(WaitingRoomEntity).update({ id: (await row()).id }, { admitted: 30 });
    await festival.get(RoomStateService).refresh();
    const answers = await Promise.all(visitors.map((visitor) => enter(visitor)));
    return answers.filter(({ status }) => status === 200).length;
  }

  it('counts people, whatever their numbers', async () => {
    expect(await rush()).toBe(10);
    const { id, inside, entered } = await row();
    expect([inside, entered]).toEqual([10, 10]);
    expect(await festival.rows(WaitingPassEntity).countBy({ roomId: id })).toBe(10);
  });

  it('is passed without the guard (control)', async () => {
    const passes = festival.get(PassesService) as unknown as { takeRoom: () => Promise<void> };
    const { takeRoom } = passes;
    passes.takeRoom = async () => undefined;
    const inside = await rush();
    passes.takeRoom = takeRoom;
    expect(inside).toBe(30);
    // Nothing counted them.
    const { id } = await row();
    await festival.rows(WaitingRoomEntity).update({ id }, { inside });
  });

  it('gives two tabs the same pass', async () => {
    await newSale();
    const visitor = festival.visitor();
    await placeOf(visitor);
    await seconds(2);
    const answers = await Promise.all([1, 2, 3].map(() => enter(visitor).expect(200)));
    expect(new Set(answers.map(({ body }) => body.data.pass.expires_at as string)).size).toBe(1);
    expect((await row()).inside).toBe(1);
  });
});

describe('sold out', () => {
  it('is told to everybody with the seats that aren’t paid yet, and goes on when one comes back', async () => {
    const tier = await festival.tier({ quota: 2, sold: 0 });
    await newSale();
    const [buyer, waiting] = [festival.visitor(), festival.visitor()];
    await passFor(buyer);
    const order = await buyer.order({ ticket_type: tier, quantity: 2 });
    await placeOf(waiting);
    festival.get(TicketTypesService).forget();
    await seconds(3);
    const told = await room();
    expect(told.state).toBe('sold_out');
    const unpaid = await festival.rows(OrderEntity).findBy({ ticketType: tier, status: 'pending', holdsSeats: true });
    expect(told.unpaid_seats).toBe(unpaid.reduce((sum, { ticketQuantity }) => sum + ticketQuantity, 0));
    const other = unpaid.find(({ orderNumber }) => orderNumber !== order.order_number);
    if (!other) throw new Error('no other order');
    // Nobody who waits can get the seats of a tier that isn't offered.
    await festival.rows(OrderEntity).update({ id: other.id }, { ticketType: 'early-bird' });
    await seconds(1);
    expect((await room()).unpaid_seats).toBe(told.unpaid_seats - other.ticketQuantity);
    await festival.rows(OrderEntity).update({ id: other.id }, { ticketType: tier });
    expect(Date.parse(told.unpaid_until ?? '')).toBeGreaterThanOrEqual(Date.parse(order.expires_at));
    expect((await enter(waiting).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.notYourTurn);
    await buyer.post(`/api/orders/${order.order_number}/cancel`).expect(200);
    await festival.get(Transactions).run(async () => festival.get(TicketTypesService).forget());
    await seconds(3);
    expect((await room()).state).toBe('open');
    await enter(waiting).expect(200);
    await festival.tier({ quota: null });
  });
});

describe('automatic', () => {
  it('lets everybody pass until there is a rush, and again when nobody waits', async () => {
    await newSale({ mode: 'automatic' });
    expect((await room()).state).toBe('off');
    const controller = festival.get(RoomControllerService);
    const { isRush } = controller as unknown as { isRush: () => boolean };
    (controller as unknown as { isRush: () => boolean }).isRush = () => true;
    await controller.report(await festival.get(RoomStateService).refresh());
    expect((await room()).state).toBe('open');
    (controller as unknown as { isRush: () => boolean }).isRush = isRush;
    const visitor = festival.visitor();
    await passFor(visitor);
    await seconds(33);
    expect((await room()).state).toBe('off');
    await festival.visitor().order();

    // The next rush: a moment without anybody waiting closes nothing, as the first time.
    festival.clock.advanceMinutes(5);
    (controller as unknown as { isRush: () => boolean }).isRush = () => true;
    await controller.report(await festival.get(RoomStateService).refresh());
    (controller as unknown as { isRush: () => boolean }).isRush = isRush;
    await seconds(5);
    expect((await room()).state).toBe('open');
    await seconds(33);
    expect((await room()).state).toBe('off');
    await turn({ mode: 'off' });
  });
});
