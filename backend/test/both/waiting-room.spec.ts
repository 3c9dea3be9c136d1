import { WAITING_ROOM_TEXTS, type AdminWaitingRoom, type WaitingDraw } from '@festival/contracts';
import { OrderEntity } from '../../src/orders/order.entity.js';
import { OrderLoad } from '../../src/waiting-room/control/order-load.js';
import { RoomAdmissionService } from '../../src/waiting-room/control/room-admission.service.js';
import { drawnNumber, hashOfSeed } from '../../src/waiting-room/room/draw.js';
import { PassesService } from '../../src/waiting-room/places/passes.service.js';
import { PlacesService } from '../../src/waiting-room/places/places.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { WaitingPassEntity } from '../../src/waiting-room/room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../../src/waiting-room/room/waiting-room.entity.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { mariaDbServer } from '../support/database/test-database.js';
import { Festival, OTHER_TIER } from '../support/festival.js';
import { Room } from '../support/sales/waiting-room.js';
import { secondProcess } from '../support/second-process.js';
import { closeSound } from '../support/sound-data.js';
import { until } from '../support/until.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const NEEDS_PASS = { success: false, message: WAITING_ROOM_TEXTS.needsPass, data: { waiting_room: true } };
const HOUR_MS = 3_600_000;

let festival: Festival;
let room: Room;
beforeAll(async () => {
  festival = await Festival.open();
  room = new Room(festival);
  await festival.tier({ quota: null });
});
afterAll(() => closeSound(festival));

const madeDraw = async (): Promise<WaitingDraw> =>
  (await festival.visitor().get('/api/waiting-room/draw').expect(200)).body.data as WaitingDraw;
const enter = (visitor: Visitor) => visitor.post('/api/waiting-room/enter');

describe('off', () => {
  it('asks nobody for anything', async () => {
    expect(await room.told()).toMatchObject({ state: 'off', sale: null, issued: 0 });
    const visitor = festival.visitor();
    expect((await visitor.post('/api/waiting-room/place').expect(200)).body.data).toEqual({ place: null });
    expect((await enter(visitor).expect(200)).body.data).toEqual({ pass: null });
    await visitor.get('/api/waiting-room/draw').expect(404);
    await visitor.order();
  });
});

describe('the switch', () => {
  it('turns the room on and off, keeps the places, and is audited', async () => {
    await room.newSale({ message: 'Four o’clock!', message_id: 'Pukul empat!' });
    expect(await room.told()).toMatchObject({ state: 'open', message: 'Four o’clock!', message_id: 'Pukul empat!' });
    const visitor = festival.visitor();
    const place = await room.place(visitor);
    await room.turn({ mode: 'off' });
    expect(await room.told()).toMatchObject({ state: 'off', message: null });
    await room.turn({ mode: 'on' });
    expect(await room.place(visitor)).toEqual(place);
    const { body } = await (await festival.admin()).get('/api/admin/audit-log').expect(200);
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
    await (await festival.admin()).post('/api/admin/waiting-room', body).expect(422);
  });
});

describe('while the room is on', () => {
  beforeAll(() => room.newSale());

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
    await room.turn({ mode: 'off' });
    const buyer = await visitor.login();
    await room.turn({ mode: 'on' });
    expect((await visitor.placing({}, buyer).expect(409)).body).toEqual(NEEDS_PASS);
  });

  it('a place becomes a pass for one order, and frees itself', async () => {
    const visitor = festival.visitor();
    await room.letIn(visitor);
    expect((await room.row()).inside).toBe(1);
    const buyer = await visitor.login();
    const order = await visitor.order({}, buyer);
    await room.seconds(1);
    expect(await room.row()).toMatchObject({ inside: 0 });
    expect((await visitor.placing({}, newBuyer()).expect(409)).body).toEqual(NEEDS_PASS);
    // The same order again is answered with the first one: its answer may have been lost.
    const again = await visitor.placing({}, buyer).expect(201);
    expect(again.body.data.order.order_number).toBe(order.order_number);
    expect((await enter(visitor).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.spent);
  });

  it('paying, the status and the way back need none', async () => {
    const visitor = festival.visitor();
    await room.letIn(visitor);
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
    await room.letIn(visitor);
    const buyer = await visitor.login();
    festival.clock.advanceMinutes(10);
    await room.seconds(1);
    expect((await room.row()).inside).toBe(0);
    await visitor.placing({}, buyer).expect(409);
  });

  it('a refused order leaves the pass as it was', async () => {
    const visitor = festival.visitor();
    await room.letIn(visitor);
    const buyer = await visitor.login();
    await visitor.placing({ ticket_type: 'nothing' }, buyer).expect(422);
    await visitor.placing({}, buyer).expect(201);
  });

  it('two orders at once with one pass are one order', async () => {
    const visitor = festival.visitor();
    await room.letIn(visitor);
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
    await room.letIn(visitor);
    const buyers = [await visitor.login(), await visitor.login()];
    const answers = await Promise.all(buyers.map((buyer) => visitor.placing({}, buyer))).finally(() => {
      passes.use = guarded;
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('places', () => {
  it('follow in the order of arrival without gaps, and stay with their browser', async () => {
    await room.newSale();
    const visitors = Array.from({ length: 40 }, () => festival.visitor());
    const first = await room.place(festival.visitor());
    const places = await Promise.all(visitors.map((visitor) => room.place(visitor)));
    const last = await room.place(festival.visitor());
    expect(first.number).toBe(1);
    expect(places.map(({ number }) => number).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 2),
    );
    expect(last.number).toBe(42);
    // A refresh, a second tab, and a process that knows nothing but the database.
    await festival.get(RoomStateService).refresh();
    expect(await Promise.all(visitors.map((visitor) => room.place(visitor)))).toEqual(places);
    expect((await room.row()).issued).toBe(42);
  });

  it('are not taken from a forged cookie', async () => {
    await room.newSale();
    const { id } = await room.place(festival.visitor());
    const forger = festival.visitor();
    const cookie = `waiting_place=${(await room.row()).id}.${id}.1.AAAAAAAAAAAAAAAAAAAAAA`;
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
  const isMariaDb = mariaDbServer() !== null;

  it('give out each number once, and let in no more than the capacity together', async () => {
    await room.newSale({ capacity: 10 });
    const other = isMariaDb ? await secondProcess(festival) : festival.app;
    const apps = [festival.app, other];
    const take = (index: number) => apps[index % 2]?.get(PlacesService, { strict: false }).take(undefined, '10.0.0.1');
    const given = await Promise.all(Array.from({ length: 100 }, (_, index) => take(index)));
    expect(given.map((each) => each?.place.number ?? 0).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    await festival.rows(WaitingRoomEntity).update({ id: (await room.row()).id }, { admitted: 100 });
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
    expect([inside, (await room.row()).inside]).toEqual([10, 10]);
    if (isMariaDb) await other.close();
  });

  // SQLite has one process.
  if (isMariaDb) {
    it('don’t let people in twice: the one that slept writes nothing', async () => {
      await room.newSale({ capacity: 10 });
      await Promise.all(Array.from({ length: 60 }, () => room.place(festival.visitor())));
      const { id } = await room.row();
      const { manager } = festival.rows(WaitingRoomEntity);
      const other = manager.connection.createQueryRunner();
      await other.startTransaction();
      try {
        await other.manager.update(WaitingRoomEntity, { id }, { admitted: 7 });
        // It has read that nobody is let in, and now waits for the row.
        const isHeldUp = `SELECT 1 FROM information_schema.PROCESSLIST
        WHERE DB = DATABASE() AND INFO LIKE 'UPDATE%waiting_rooms%'`;
        const look = async () => ((await manager.query(isHeldUp)) as unknown[]).length;
        const raised = until(look, (count) => count > 0, 'a waiting update').then(() => other.commitTransaction());
        await Promise.all([festival.get(RoomAdmissionService).control(), raised]);
      } finally {
        if (other.isTransactionActive) await other.rollbackTransaction();
        await other.release();
      }
      expect((await room.row()).admitted).toBe(7);
    });
  }
});

describe('before the opening', () => {
  it('nobody is let in; at the opening everybody gets a number that they can check', async () => {
    const opensAt = new Date(festival.clock.now().getTime() + 2 * HOUR_MS);
    await room.newSale({ opens_at: opensAt.toISOString() });
    const visitors = Array.from({ length: 25 }, () => festival.visitor());
    const before = await Promise.all(visitors.map((visitor) => room.place(visitor)));
    expect(new Set(before.map(({ number }) => number))).toEqual(new Set([null]));
    await festival.get(RoomStateService).refresh();
    const told = await room.told();
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
    const late = await room.place(festival.visitor());
    expect(late.number).toBe(26);
    const drawn = await Promise.all(visitors.map((visitor) => room.place(visitor)));
    expect(drawn).toEqual(before.map((place) => ({ ...place, number: drawnNumber(seed ?? '', place.id, 25) })));
  });

  it('the draw can be checked when the room is off again, until people gather for the next', async () => {
    await room.newSale();
    await room.place(festival.visitor());
    const made = await madeDraw();
    expect(made.sale).toBe((await room.row()).id);
    await room.turn({ mode: 'off' });
    expect(await madeDraw()).toEqual(made);
    const { seed, seed_hash: hash, gathered } = made;
    expect(await room.told()).toMatchObject({ state: 'off', seed, seed_hash: hash, gathered });
    // A process that has just started, and knows of no draw yet.
    const state = festival.get(RoomStateService) as unknown as { room: null; drawn: null };
    Object.assign(state, { room: null, drawn: null });
    await festival.get(RoomStateService).refresh();
    expect(await madeDraw()).toEqual(made);

    await room.newSale({ opens_at: new Date(festival.clock.now().getTime() + 3 * HOUR_MS).toISOString() });
    const next = { sale: (await room.row()).id, seed: null, gathered: null };
    expect(await madeDraw()).toMatchObject(next);
    expect(next.sale).not.toBe(made.sale);
    await room.turn({ mode: 'off' });
    Object.assign(state, { room: null, drawn: null });
    await festival.get(RoomStateService).refresh();
    expect(await madeDraw()).toEqual(made);
  });

  it('a sale that was moved a moment ago is not opened by an old memory of it', async () => {
    await festival.tier({ quota: null, salesStartAt: null });
    await festival.get(TicketTypesService).all();
    const start = new Date(festival.clock.now().getTime() + 3 * HOUR_MS);
    await room.newSale({ opens_at: start.toISOString() });
    await festival.get(TicketTypesService).all();
    // Another process has changed the tier: this one's memory of it is old for a second.
    await festival.rows(TicketTypeEntity).update({ type: 'pre-sales-2' }, { salesStartAt: start });
    await room.turn({ mode: 'on', opens_at: null });
    expect((await room.told()).state).toBe('gathering');
    await festival.tier({ quota: null, salesStartAt: null });
    await room.seconds(1);
    expect((await room.told()).state).toBe('open');
  });

  it('the start of the ticket’s sale is the opening when none was set', async () => {
    const start = new Date(festival.clock.now().getTime() + 2 * HOUR_MS);
    await festival.tier({ quota: null, salesStartAt: start });
    await room.newSale();
    expect(await room.told()).toMatchObject({ state: 'gathering', opens_at: start.toISOString() });
    const shown = async () => {
      const office = await festival.admin();
      return (await office.get('/api/admin/waiting-room').expect(200)).body.data as AdminWaitingRoom;
    };
    expect(await shown()).toMatchObject({ opens_at: null, told_opens_at: start.toISOString() });
    const visitor = festival.visitor();
    await room.place(visitor);
    festival.clock.advanceMinutes(121);
    festival.get(TicketTypesService).forget();
    await room.seconds(2);
    expect(await room.told()).toMatchObject({ state: 'open', gathered: 1, admitted: 1 });
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
    await room.newSale({ opens_at: new Date(festival.clock.now().getTime() + 3 * HOUR_MS).toISOString() });
    festival.clock.advanceMinutes(181);
    await room.seconds(1);
    expect((await room.told()).state).toBe('open');
    await room.turn({ mode: 'off' });
    festival.clock.advanceMinutes(61);
    const start = await startsLater();
    await room.turn({ mode: 'on' });
    await room.seconds(15);
    expect(await room.told()).toMatchObject({ state: 'gathering', opens_at: start });
    expect((await (await festival.admin()).get('/api/admin/waiting-room').expect(200)).body.data).toMatchObject({
      warnings: [],
    });
  });

  it('has one when the room was left on automatic', async () => {
    await room.newSale({ mode: 'on' });
    await room.letIn(festival.visitor());
    await room.turn({ mode: 'automatic' });
    await room.seconds(45);
    expect((await room.told()).state).toBe('off');
    festival.clock.advanceMinutes(61);
    await startsLater();
    await room.turn({ mode: 'on' });
    expect(await room.told()).toMatchObject({ state: 'gathering', issued: 0 });
  });

  it('opens with its own ticket, not with an earlier one that is sold out', async () => {
    const start = await startsLater();
    await festival.tier({ ...OTHER_TIER, quota: 1, sold: 1 });
    await room.newSale();
    expect(await room.told()).toMatchObject({ state: 'gathering', opens_at: start });
    await festival.tier({ type: 'regular', isAvailable: false });
  });
});

describe('the capacity', () => {
  /** Thirty people whose turn has come, and room for ten. */
  async function rush(): Promise<number> {
    await room.newSale({ capacity: 10 });
    const visitors = Array.from({ length: 30 }, () => festival.visitor());
    await Promise.all(visitors.map((visitor) => room.place(visitor)));
    await festival.rows(WaitingRoomEntity).update({ id: (await room.row()).id }, { admitted: 30 });
    await festival.get(RoomStateService).refresh();
    const answers = await Promise.all(visitors.map((visitor) => enter(visitor)));
    return answers.filter(({ status }) => status === 200).length;
  }

  it('counts people, whatever their numbers', async () => {
    expect(await rush()).toBe(10);
    const { id, inside, entered } = await room.row();
    expect([inside, entered]).toEqual([10, 10]);
    expect(await festival.rows(WaitingPassEntity).countBy({ roomId: id })).toBe(10);
  });

  it('is passed without the guard (control)', async () => {
    const passes = festival.get(PassesService) as unknown as { takeCapacity: () => Promise<void> };
    const { takeCapacity } = passes;
    passes.takeCapacity = async () => undefined;
    const inside = await rush().finally(() => (passes.takeCapacity = takeCapacity));
    expect(inside).toBe(30);
    // Nothing counted them.
    const { id } = await room.row();
    await festival.rows(WaitingRoomEntity).update({ id }, { inside });
  });

  it('gives two tabs the same pass', async () => {
    await room.newSale();
    const visitor = festival.visitor();
    await room.place(visitor);
    await room.seconds(2);
    const answers = await Promise.all([1, 2, 3].map(() => enter(visitor).expect(200)));
    expect(new Set(answers.map(({ body }) => body.data.pass.expires_at as string)).size).toBe(1);
    expect((await room.row()).inside).toBe(1);
  });
});

describe('sold out', () => {
  it('is told to everybody with the seats that aren’t paid yet, and goes on when one comes back', async () => {
    const tier = await festival.tier({ quota: 2, sold: 0 });
    await room.newSale();
    const [buyer, waiting] = [festival.visitor(), festival.visitor()];
    await room.letIn(buyer);
    const order = await buyer.order({ ticket_type: tier, quantity: 2 });
    await room.place(waiting);
    festival.get(TicketTypesService).forget();
    await room.seconds(3);
    const told = await room.told();
    expect(told.state).toBe('sold_out');
    const unpaid = await festival.rows(OrderEntity).findBy({ ticketType: tier, status: 'pending', holdsSeats: true });
    expect(told.unpaid_seats).toBe(unpaid.reduce((sum, { ticketQuantity }) => sum + ticketQuantity, 0));
    const other = unpaid.find(({ orderNumber }) => orderNumber !== order.order_number);
    if (!other) throw new Error('no other order');
    // Nobody who waits can get the seats of a tier that isn't offered.
    await festival.rows(OrderEntity).update({ id: other.id }, { ticketType: 'early-bird' });
    await room.seconds(1);
    expect((await room.told()).unpaid_seats).toBe(told.unpaid_seats - other.ticketQuantity);
    await festival.rows(OrderEntity).update({ id: other.id }, { ticketType: tier });
    expect(Date.parse(told.unpaid_until ?? '')).toBeGreaterThanOrEqual(Date.parse(order.expires_at));
    expect((await enter(waiting).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.notYourTurn);
    await buyer.post(`/api/orders/${order.order_number}/cancel`).expect(200);
    await festival.get(Transactions).run(async () => festival.get(TicketTypesService).forget());
    await room.seconds(3);
    expect((await room.told()).state).toBe('open');
    await enter(waiting).expect(200);
    await festival.tier({ quota: null });
  });
});

describe('automatic', () => {
  /** A second of the schedule in which sixty orders are being placed. */
  async function rush(): Promise<void> {
    await festival.get(RoomAdmissionService).report(await festival.get(RoomStateService).refresh());
    const ends = Array.from({ length: 60 }, () => festival.get(OrderLoad).begin());
    try {
      await festival.get(RoomAdmissionService).report(await festival.get(RoomStateService).refresh());
    } finally {
      for (const end of ends) end();
    }
  }

  it('lets everybody pass until there is a rush, and again when nobody waits', async () => {
    await room.newSale({ mode: 'automatic' });
    expect((await room.told()).state).toBe('off');
    await rush();
    expect((await room.told()).state).toBe('open');
    const visitor = festival.visitor();
    await room.letIn(visitor);
    await room.seconds(33);
    expect((await room.told()).state).toBe('off');
    await festival.visitor().order();

    // The next rush: a moment without anybody waiting closes nothing, as the first time.
    festival.clock.advanceMinutes(5);
    await rush();
    await room.seconds(5);
    expect((await room.told()).state).toBe('open');
    await room.seconds(33);
    expect((await room.told()).state).toBe('off');
    await room.turn({ mode: 'off' });
  });
});
