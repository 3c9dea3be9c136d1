import { ABSENT_MS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { RoomStateService } from '../room/room-state.service.js';
import { isUnderLoad } from '../room/room.mapper.js';
import { type Seats, availableSeats } from '../room/seats.js';
import { WaitingPassEntity } from '../room/waiting-pass.entity.js';
import { WaitingRoomEntity } from '../room/waiting-room.entity.js';
import { LoadSignalsService } from './load-signals.service.js';
import { OrderLoad } from './order-load.js';
import { PaceControl } from './pace-control.js';

/** So long a process's load signal counts. */
const UNDER_LOAD_MS = 2_500;
/** `automatic` turns the waiting on from here: orders a second, or orders at the same moment, in one process. */
const MANY_ORDERS_A_SECOND = 50;
const MANY_ORDERS_AT_ONCE = 60;
/** `automatic` turns it off when nobody has waited for so long. */
const EMPTY_MS = 30_000;

/** Each process reports its load to the room every second. The one that holds the lease lets people in. */
@Injectable()
export class RoomAdmissionService {
  /** Of the present sale. */
  private pace: { roomId: number; control: PaceControl } | null = null;
  private emptySince: number | null = null;

  constructor(
    private readonly state: RoomStateService,
    private readonly signals: LoadSignalsService,
    private readonly orders: OrderLoad,
    private readonly ticketTypes: TicketTypesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Every process: writes down the load that it sees, and turns an automatic room on under load. */
  async report(room: WaitingRoomEntity | null): Promise<void> {
    this.signals.watch(room !== null && room.mode !== 'off');
    // In every process: the one that is to turn it off may be another next time.
    if (!room?.isActive) this.emptySince = null;
    if (!room || room.mode === 'off') return;
    const { id } = room;
    const signals = await this.signals.read();
    if (signals.length > 0) {
      const underLoadUntil = new Date(this.clock.now().getTime() + UNDER_LOAD_MS);
      await this.transactions.run((db) =>
        db.update(WaitingRoomEntity, { id }, { loadSignals: signals.join(','), underLoadUntil }),
      );
    }
    if (room.isActive || room.mode !== 'automatic' || !this.isRush()) return;
    await this.transactions.run((db) =>
      db.update(WaitingRoomEntity, { id, mode: 'automatic', isActive: false }, { isActive: true }),
    );
    await this.state.refresh();
  }

  /** One process: frees the places of passes that are used or over, and lets the next people in. */
  async control(): Promise<void> {
    const room = this.state.cached();
    if (!room?.isActive || room.openedAt === null) return;
    const seats = availableSeats(await this.ticketTypes.all(), this.clock.now());
    const unpaid = seats.isSoldOut ? await this.signals.unpaidSeats(seats.offered) : { seats: 0, until: null };
    await this.transactions.run(async (db) => {
      await this.release(db, room.id, seats.isSoldOut);
      const present = await db.findOneByOrFail(WaitingRoomEntity, { id: room.id });
      const changes = this.decide(present, seats);
      const { id, admitted, mode } = present;
      const stock = { unpaidSeats: unpaid.seats, unpaidUntil: unpaid.until, isSoldOut: seats.isSoldOut };
      // A process that slept can't write over the one that took its place, nor over an editor's switch.
      await db.update(WaitingRoomEntity, { id, admitted, mode }, { ...changes, ...stock });
    });
    await this.state.refresh();
  }

  private decide(room: WaitingRoomEntity, { isOnSale, isSoldOut, left }: Seats): Partial<WaitingRoomEntity> {
    const now = this.clock.now();
    const decision = this.paceOf(room.id).decide(room, {
      now,
      isUnderLoad: isUnderLoad(room, now),
      seatsLeft: left,
      isOnSale: isOnSale && !isSoldOut,
    });
    const { paceLimit, pace } = decision;
    const admitted = room.admitted + decision.admit;
    const pause = isSoldOut ? null : decision.pause;
    const isWaitedIn = room.issued > admitted || isUnderLoad(room, now);
    const isActive = room.mode === 'on' || (room.mode === 'automatic' && !this.isLongEmpty(isWaitedIn, now));
    return { admitted, paceLimit, pace, pause, isActive, controlledAt: now };
  }

  private paceOf(id: number): PaceControl {
    if (this.pace?.roomId !== id) this.pace = { roomId: id, control: new PaceControl() };
    return this.pace.control;
  }

  private isLongEmpty(isWaitedIn: boolean, now: Date): boolean {
    this.emptySince = isWaitedIn ? null : (this.emptySince ?? now.getTime());
    return this.emptySince !== null && now.getTime() - this.emptySince >= EMPTY_MS && !this.isRush();
  }

  private isRush(): boolean {
    return this.orders.inProgress >= MANY_ORDERS_AT_ONCE || this.orders.read().perSecond >= MANY_ORDERS_A_SECOND;
  }

  /** Passes that are used or over, or whose browser is gone, make room for others. */
  private async release(db: EntityManager, roomId: number, isSoldOut: boolean): Promise<void> {
    const now = this.clock.now();
    const absentSince = new Date(now.getTime() - ABSENT_MS);
    const { affected } = await db
      .createQueryBuilder()
      .update(WaitingPassEntity)
      .set({ releasedAt: now })
      .where({ roomId, releasedAt: IsNull() })
      .andWhere([
        { usedBy: Not(IsNull()) },
        { expiresAt: LessThanOrEqual(now) },
        { seenAt: LessThanOrEqual(absentSince) },
      ])
      .execute();
    if (affected) await db.decrement(WaitingRoomEntity, { id: roomId }, 'inside', affected);
    if (!isSoldOut) return;
    // Who was inside and found nothing left has a place like everybody who stayed outside.
    await db.delete(WaitingPassEntity, { roomId, usedBy: IsNull(), expiresAt: LessThanOrEqual(now) });
  }
}
