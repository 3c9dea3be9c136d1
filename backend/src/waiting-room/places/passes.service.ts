import { WAITING_ROOM_PASS_MINUTES, WAITING_ROOM_TEXTS, type WaitingRoomRefusal } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { padded } from '../../platform/database/padded.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { RoomStateService } from '../room/room-state.service.js';
import { availableSeats } from '../room/seats.js';
import { WaitingPassEntity } from '../room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../room/waiting-room.entity.js';
import { type Pass, PlaceTokens } from './place-tokens.js';
import { PlacesService } from './places.service.js';
import { onlySale, BATCH_QUEUE } from './batch-queue.js';

type Reason = keyof typeof WAITING_ROOM_TEXTS;
type Entering = Pick<WaitingPassEntity, 'roomId' | 'placeId'>;
/** Those of the order numbers whose order has ended without ever being paid. */
type FindEndedUnpaid = (db: EntityManager, orderNumbers: readonly string[]) => Promise<ReadonlySet<string>>;

/** A pass and the text of its cookie. */
interface GivenPass {
  pass: Pass;
  token: string;
}

/** The pass that an order is placed with. */
interface UsedPass extends Pick<Pass, 'sale' | 'id'> {
  orderNumber: string;
}

const RETRY_SECONDS = 2;

/** A refusal that sends the buyer to the waiting room (409). */
export class SentToWaitingRoom extends AppError {
  constructor(readonly reason: Reason) {
    const data: WaitingRoomRefusal = { waiting_room: true };
    const retryAfterSeconds = reason === 'full' || reason === 'notYourTurn' ? RETRY_SECONDS : undefined;
    super('WAITING_ROOM', WAITING_ROOM_TEXTS[reason], { body: { data }, retryAfterSeconds });
  }
}

/** Swaps places for passes, and requires a pass while the room is on. */
@Injectable()
export class PassesService {
  private readonly batches = new GroupCommit<Entering, WaitingPassEntity>((people) => this.letIn(people), BATCH_QUEUE);
  private readonly heartbeats = new GroupCommit<Entering, boolean>(
    (people) => this.writeHeartbeats(people),
    BATCH_QUEUE,
  );
  private endedUnpaid: FindEndedUnpaid = async () => new Set();

  constructor(
    private readonly state: RoomStateService,
    private readonly places: PlacesService,
    private readonly ticketTypes: TicketTypesService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly tokens: PlaceTokens,
    private readonly clock: Clock,
  ) {}

  /** For the module that owns orders: a pass is good again once its order has ended unpaid. */
  findEndedUnpaidBy(find: FindEndedUnpaid): void {
    this.endedUnpaid = find;
  }

  /**
   * The pass of a place whose turn has come, the same one when it is asked for again; null while nobody needs one.
   * Throws 409: no place, not its turn, as many inside as may be, or a place that was used.
   */
  async enter(placeToken: string | undefined): Promise<GivenPass | null> {
    const room = this.state.cached();
    if (!room?.isActive) return null;
    const place = this.tokens.verifyPlace(placeToken);
    if (place?.sale !== room.id) throw new SentToWaitingRoom('needsPlace');
    const number = this.places.numberOf(place, room);
    if (number === null || number > room.admitted || room.isSoldOut) throw new SentToWaitingRoom('notYourTurn');
    const row = await this.rowOf({ roomId: room.id, placeId: place.id });
    if (row.expiresAt <= this.clock.now() || !(await this.isFree(row))) throw new SentToWaitingRoom('spent');
    const pass = { sale: row.roomId, id: row.placeId, expiresAt: row.expiresAt };
    return { pass, token: this.tokens.signPass(pass) };
  }

  /**
   * Notes that somebody is at the checkout; else another person is let in. Gives the pass as long as it is good for an
   * order, else null.
   */
  async heartbeat(passToken: string | undefined): Promise<Pass | null> {
    const pass = this.validPass(passToken);
    if (!pass) return null;
    return (await this.heartbeats.add({ roomId: pass.sale, placeId: pass.id })) ? pass : null;
  }

  /** Costs a boolean while nobody waits. Throws 409 without a pass; gives null when none is needed. */
  requirePass(passToken: string | undefined): Pass | null {
    if (!this.state.isActive) return null;
    const pass = this.validPass(passToken);
    if (!pass) throw new SentToWaitingRoom('needsPass');
    return pass;
  }

  /**
   * Uses each pass for its order, in the orders' transaction. Throws 409 when one has ended, or was used for an order
   * that is open or paid.
   */
  async use(db: EntityManager, passes: readonly UsedPass[]): Promise<void> {
    // Rows are locked in a fixed order, to avoid deadlocks.
    const inOrder = [...passes].sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const pass of inOrder) {
      if (!(await this.isUsedNow(db, pass))) throw new SentToWaitingRoom('needsPass');
    }
  }

  /** Null unless it is of the present sale and hasn't ended; whether it was used is in the database. */
  private validPass(passToken: string | undefined): Pass | null {
    const pass = this.tokens.verifyPass(passToken);
    if (!pass || pass.sale !== this.state.cached()?.id || pass.expiresAt <= this.clock.now()) return null;
    return pass;
  }

  /** Guarded by the order that had it before: of two new orders at once, one gets the pass. */
  private async isUsedNow(db: EntityManager, { sale: roomId, id: placeId, orderNumber }: UsedPass): Promise<boolean> {
    const unused = await db.update(WaitingPassEntity, { roomId, placeId, usedBy: IsNull() }, { usedBy: orderNumber });
    if (unused.affected) return true;
    const usedBy = (await db.findOneBy(WaitingPassEntity, { roomId, placeId }))?.usedBy;
    if (!usedBy || !(await this.endedUnpaid(db, [usedBy])).has(usedBy)) return false;
    const again = await db.update(WaitingPassEntity, { roomId, placeId, usedBy }, { usedBy: orderNumber });
    return again.affected === 1;
  }

  private async isFree({ usedBy }: WaitingPassEntity): Promise<boolean> {
    if (usedBy === null) return true;
    return this.transactions.run(async (db) => (await this.endedUnpaid(db, [usedBy])).has(usedBy));
  }

  private async writeHeartbeats(people: readonly Entering[]): Promise<boolean[]> {
    const [seenAt, roomId] = [this.clock.now(), onlySale(people.map((each) => each.roomId))];
    return this.transactions.run(async (db) => {
      const placeId = In(padded(people.map((each) => each.placeId)));
      const rows = await db.findBy(WaitingPassEntity, { roomId, placeId });
      await db.update(WaitingPassEntity, { roomId, placeId, usedBy: IsNull() }, { seenAt });
      const used = rows.flatMap(({ usedBy }) => usedBy ?? []);
      const ended = used.length > 0 ? await this.endedUnpaid(db, used) : new Set();
      const good = rows.filter(({ usedBy }) => usedBy === null || ended.has(usedBy)).map((row) => row.placeId);
      return people.map((each) => good.includes(each.placeId));
    });
  }

  private async rowOf(entering: Entering): Promise<WaitingPassEntity> {
    try {
      return await this.batches.add(entering);
    } catch (error) {
      // A second tab was let in by another process at the same moment.
      if (!isDuplicateKey(error)) throw error;
      return this.reader.of(WaitingPassEntity).findOneByOrFail(entering);
    }
  }

  /** People are counted, not numbers: the last statement lets in as many as there is room for, or none. */
  private async letIn(people: readonly Entering[]): Promise<WaitingPassEntity[]> {
    const [enteredAt, roomId] = [this.clock.now(), onlySale(people.map((each) => each.roomId))];
    const expiresAt = new Date(enteredAt.getTime() + WAITING_ROOM_PASS_MINUTES * 60_000);
    const { left } = availableSeats(await this.ticketTypes.all(), enteredAt);
    return this.transactions.run(async (db) => {
      const known = await db.findBy(WaitingPassEntity, {
        roomId,
        placeId: In(padded(people.map(({ placeId }) => placeId))),
      });
      const rows = new Map(known.map((row) => [row.placeId, row]));
      const fresh = [...new Set(people.map(({ placeId }) => placeId))]
        .filter((placeId) => !rows.has(placeId))
        .sort()
        .map((placeId) => ({
          roomId,
          placeId,
          enteredAt,
          expiresAt,
          usedBy: null,
          seenAt: enteredAt,
          releasedAt: null,
        }));
      await insertRows(db, WaitingPassEntity, fresh);
      if (fresh.length > 0) await this.takeCapacity(db, roomId, fresh.length, left);
      for (const row of fresh) rows.set(row.placeId, row);
      return people.map(({ placeId }) => rows.get(placeId) as WaitingPassEntity);
    });
  }

  /** Nor more people than there are seats: each of the others would lose the place for nothing. */
  private async takeCapacity(db: EntityManager, id: number, people: number, seats: number | null): Promise<void> {
    const limit = seats === null ? 'capacity' : `CASE WHEN capacity < ${seats} THEN capacity ELSE ${seats} END`;
    const { affected } = await db
      .createQueryBuilder()
      .update(WaitingRoomEntity)
      .set({ inside: () => `inside + ${people}`, entered: () => `entered + ${people}` })
      .where(`id = :id AND inside + :people <= ${limit}`, { id, people })
      .execute();
    if (!affected) throw new SentToWaitingRoom('full');
  }
}
