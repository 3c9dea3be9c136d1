import { NEW_SALE_TEXT, WAITING_ROOM_TEXTS } from '@festival/contracts';
import { AuditEntryEntity } from '../../src/audit/audit-entry.entity.js';
import { TicketTypesService } from '../../src/tickets/tiers/ticket-types.service.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { RoomAdmissionService } from '../../src/waiting-room/control/room-admission.service.js';
import { PassesService } from '../../src/waiting-room/places/passes.service.js';
import { RoomStateService } from '../../src/waiting-room/room/room-state.service.js';
import { WaitingRoomEntity } from '../../src/waiting-room/room/waiting-room.entity.js';
import { WaitingPassEntity } from '../../src/waiting-room/room/waiting-pass.entity.js';
import { Festival } from '../support/festival.js';
import { Room } from '../support/sales/waiting-room.js';
import { closeSound } from '../support/sound-data.js';
import { newBuyer, type Visitor } from '../support/visitor.js';

const HOUR_MS = 3_600_000;

let festival: Festival;
let room: Room;
beforeAll(async () => {
  festival = await Festival.open();
  room = new Room(festival);
  await festival.tier({ quota: null });
});
afterAll(() => closeSound(festival));

const enter = (visitor: Visitor) => visitor.post('/api/waiting-room/enter');
const stay = async (visitor: Visitor) =>
  (await visitor.post('/api/waiting-room/stay').expect(200)).body.data.pass as { expires_at: string } | null;

async function forgetTiers(): Promise<void> {
  await festival.get(Transactions).run(async () => festival.get(TicketTypesService).forget());
}

describe('a browser that is gone', () => {
  it('makes room within a minute, and may still order until its pass ends', async () => {
    await room.newSale({ capacity: 1 });
    const [gone, next] = [festival.visitor(), festival.visitor()];
    await room.letIn(gone);
    await room.place(next);
    // The clock goes on by itself as well: a few seconds less than 45.
    await room.seconds(40);
    expect((await room.row()).inside).toBe(1);
    await room.seconds(10);
    expect(await room.row()).toMatchObject({ inside: 0, admitted: 2 });
    await enter(next).expect(200);
    // A phone that was in a pocket comes back: the same pass, the same end.
    expect((await enter(gone).expect(200)).body.data.pass).toEqual(await stay(gone));
    await gone.order();
    await room.seconds(1);
    expect((await room.row()).inside).toBe(1);
  });

  it('keeps its place inside for as long as it says that it is there', async () => {
    await room.newSale({ capacity: 1 });
    const visitor = festival.visitor();
    await room.letIn(visitor);
    const { entered } = await room.row();
    for (let quarter = 0; quarter < 8; quarter += 1) {
      expect(await stay(visitor)).not.toBeNull();
      await room.seconds(15);
    }
    expect(await room.row()).toMatchObject({ inside: 1, entered });
    await visitor.order();
    expect(await stay(visitor)).toBeNull();
  });

  it('has nothing to say without a pass', async () => {
    expect(await stay(festival.visitor())).toBeNull();
  });
});

describe('an order that ended unpaid', () => {
  const cancel = (visitor: Visitor, orderNumber: string) => visitor.post(`/api/orders/${orderNumber}/cancel`);
  const confirmed = { confirm1: 'I_UNDERSTAND', confirm2: 'LOCK_AND_UPDATE' };
  const set = async (status: string, orderNumber: string) =>
    (await festival.admin()).put(`/api/orders/${orderNumber}/admin-status`, { status, ...confirmed }).expect(200);
  const denied = (_visitor: Visitor, orderNumber: string) => set('deny', orderNumber);

  it.each([
    ['cancelled by its buyer', cancel],
    ['denied', denied],
  ])('leaves the turn to another one (%s)', async (_how, end) => {
    await room.newSale();
    const visitor = festival.visitor();
    await room.letIn(visitor);
    const pass = await stay(visitor);
    const first = await visitor.order();
    expect(await stay(visitor)).toBeNull();
    await end(visitor, first.order_number);
    await room.seconds(1);
    expect(await stay(visitor)).toEqual(pass);
    expect((await enter(visitor).expect(200)).body.data.pass).toEqual(pass);
    const second = await visitor.order();
    expect(second.order_number).not.toBe(first.order_number);
    await room.seconds(1);
    expect(await room.row()).toMatchObject({ inside: 0, entered: 1 });
    expect((await visitor.placing({}, newBuyer()).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.needsPass);
  });

  it('leaves it to one other, of three that come at once', async () => {
    await room.newSale();
    const visitor = festival.visitor();
    await room.letIn(visitor);
    const { sale, id } = await room.place(visitor);
    const { order_number: number } = await visitor.order();
    await Promise.all([cancel(visitor, number), cancel(visitor, number)]);
    const use = (orderNumber: string) =>
      festival.get(Transactions).run((db) => festival.get(PassesService).use(db, [{ sale, id, orderNumber }]));
    const tries = await Promise.allSettled([use('FEST-AAAAAAAAAA'), use('FEST-BBBBBBBBBB'), use('FEST-CCCCCCCCCC')]);
    expect(tries.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    // None of the three was written.
    await festival.rows(WaitingPassEntity).update({ roomId: sale, placeId: id }, { usedBy: number });
  });

  it('gives no second turn: neither after its end, nor after an order that was paid', async () => {
    await room.newSale();
    const [late, payer] = [festival.visitor(), festival.visitor()];
    await room.letIn(payer);
    const { order_number: orderNumber } = await payer.order();
    for (const status of ['paid', 'refund']) await set(status, orderNumber);
    expect(await stay(payer)).toBeNull();
    await payer.placing({}, newBuyer()).expect(409);
    expect((await enter(payer).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.spent);

    await room.letIn(late);
    const buyer = newBuyer();
    const order = await late.order();
    await cancel(late, order.order_number).expect(200);
    festival.clock.advanceMinutes(10);
    expect(await stay(late)).toBeNull();
    expect((await late.placing({}, buyer).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.needsPass);
    expect((await enter(late).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.spent);
  });
});

describe('the last seats', () => {
  it('let in no more people than there are seats: the others keep their places', async () => {
    await festival.tier({ quota: 2, sold: 0 });
    await room.newSale();
    const visitors = Array.from({ length: 6 }, () => festival.visitor());
    for (const visitor of visitors) await room.place(visitor);
    await festival.rows(WaitingRoomEntity).update({ id: (await room.row()).id }, { admitted: 6 });
    await festival.get(RoomStateService).refresh();
    await forgetTiers();
    const answers = await Promise.all(visitors.map((visitor) => enter(visitor)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect((await room.row()).inside).toBe(2);
    await festival.tier({ quota: null });
  });

  it('a pass that ended while nothing was left gives its place back', async () => {
    const tier = await festival.tier({ quota: 2, sold: 0 });
    await room.newSale();
    const [buyer, other] = [festival.visitor(), festival.visitor()];
    await room.letIn(buyer);
    await room.letIn(other);
    const order = await buyer.order({ ticket_type: tier, quantity: 2 });
    await forgetTiers();
    await room.seconds(1);
    expect((await room.told()).state).toBe('sold_out');
    festival.clock.advanceMinutes(10);
    await room.seconds(1);
    expect(await room.row()).toMatchObject({ inside: 0 });
    await buyer.post(`/api/orders/${order.order_number}/cancel`);
    await festival.tier({ quota: 2, sold: 0 });
    await forgetTiers();
    await room.seconds(2);
    await enter(other).expect(200);
    // The pass that was used stays used.
    expect((await enter(buyer).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.spent);
    await festival.tier({ quota: null });
  });
});

describe('the switch', () => {
  it('that is turned off while people are let in stays off', async () => {
    await room.newSale();
    await room.place(festival.visitor());
    // Another process threw the switch: this one's memory is a second old.
    await festival.rows(WaitingRoomEntity).update({ id: (await room.row()).id }, { mode: 'off', isActive: false });
    await festival.get(RoomAdmissionService).control();
    expect(await room.row()).toMatchObject({ mode: 'off', isActive: false });
  });

  it('a capacity below the people inside sends nobody away and lets nobody in until they are fewer', async () => {
    await room.newSale({ capacity: 5 });
    const visitors = Array.from({ length: 4 }, () => festival.visitor());
    for (const visitor of visitors.slice(0, 3)) await room.letIn(visitor);
    await room.turn({ mode: 'on', capacity: 2 });
    const [first, , , late] = visitors as [Visitor, Visitor, Visitor, Visitor];
    await room.place(late);
    await room.seconds(5);
    expect(await room.row()).toMatchObject({ inside: 3, admitted: 3, pause: 'full' });
    await first.order();
    await room.seconds(3);
    expect(await room.row()).toMatchObject({ inside: 2, admitted: 3 });
  });
});

describe('a later opening after the draw', () => {
  const inAnHour = () => new Date(festival.clock.now().getTime() + HOUR_MS).toISOString();
  let later: object;
  const office = async () => (await festival.admin()).post('/api/admin/waiting-room', later);
  beforeEach(async () => {
    await festival.tier({ quota: null });
    await room.newSale();
    later = { mode: 'on', opens_at: inAnHour() };
  });

  it('is refused while people wait or are inside, and nobody loses a place by it', async () => {
    const [inside, waiting] = [festival.visitor(), festival.visitor()];
    await room.letIn(inside);
    const before = await room.row();
    const refused = await office();
    expect([refused.status, refused.body.message]).toEqual([409, NEW_SALE_TEXT]);
    await inside.order();
    await room.seconds(2);
    const place = await room.place(waiting);
    expect((await office()).status).toBe(409);
    expect(await room.place(waiting)).toEqual(place);
    expect(await room.row()).toMatchObject({ id: before.id, opensAt: null });
  });

  it('begins a new sale with a new draw when the office says so, and the audit log tells', async () => {
    const visitor = festival.visitor();
    const [{ sale }, before] = [await room.place(visitor), await room.row()];
    await room.turn({ ...later, new_sale: true });
    const after = await room.row();
    expect(after).toMatchObject({ openedAt: null, issued: 0 });
    expect(after.seed).not.toBe(before.seed);
    expect(await room.place(visitor)).toMatchObject({ sale: after.id, number: null });
    const entry = await festival.rows(AuditEntryEntity).findOneOrFail({ where: {}, order: { id: 'DESC' } });
    expect([entry.before, entry.after]).toMatchObject([{ sale }, { sale: after.id }]);
  });

  it('needs no word more when nobody has a place', async () => {
    await room.newSale();
    later = { mode: 'on', opens_at: inAnHour() };
    const { id } = await room.row();
    expect((await office()).status).toBe(200);
    expect((await room.row()).id).toBeGreaterThan(id);
  });

  it('that comes at the very moment of the opening makes no draw', async () => {
    await room.turn({ mode: 'on', opens_at: inAnHour() });
    const visitor = festival.visitor();
    await room.place(visitor);
    festival.clock.advanceMinutes(61);
    const moved = inAnHour();
    const tiers = festival.get(TicketTypesService);
    const all = tiers.all.bind(tiers);
    // Another process has read the room, and opens it a moment later.
    const reading = jest.spyOn(tiers, 'all').mockImplementationOnce(async () => {
      await festival.rows(WaitingRoomEntity).update({ id: (await room.row()).id }, { opensAt: new Date(moved) });
      return all();
    });
    await festival.get(RoomStateService).refresh();
    reading.mockRestore();
    expect(await room.row()).toMatchObject({ openedAt: null, gathered: null });
    expect(await room.told()).toMatchObject({ state: 'gathering', opens_at: moved, seed: null });
  });
});

describe('calls from elsewhere', () => {
  it.each(['place', 'enter', 'stay'])('%s needs the page’s own token', async (call) => {
    const answer = await fetch(`${festival.url}/api/waiting-room/${call}`, { method: 'POST' });
    expect(answer.status).toBe(419);
  });

  it('cookies are out of reach of scripts and of other sites', async () => {
    await room.newSale();
    const visitor = festival.visitor();
    const placed = await visitor.post('/api/waiting-room/place').expect(200);
    await room.seconds(2);
    const entered = await enter(visitor).expect(200);
    for (const answer of [placed, entered]) {
      expect(String(answer.headers['set-cookie'])).toMatch(/Path=\/; (.+; )?HttpOnly; SameSite=Lax/);
    }
  });

  it('places and passes of another sale are worth nothing', async () => {
    await room.newSale();
    const visitor = festival.visitor();
    await room.letIn(visitor);
    await room.newSale();
    expect((await enter(visitor).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.needsPlace);
    await room.turn({ mode: 'off' });
    const buyer = await visitor.login();
    await room.turn({ mode: 'on' });
    expect((await visitor.placing({}, buyer).expect(409)).body.message).toBe(WAITING_ROOM_TEXTS.needsPass);
  });
});
