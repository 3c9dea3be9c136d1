import {
  NEW_SALE_TEXT,
  WAITING_ROOM_CAPACITY,
  type AdminWaitingRoom,
  type WaitingRoomRequest,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/errors/app-error.js';
import { newSeed } from './draw.js';
import { firstPace } from './pace-limits.js';
import { toAdminRoom } from './room.mapper.js';
import { RoomStateService } from './room-state.service.js';
import { WaitingRoomEntity } from './waiting-room.entity.js';

/** A room in which nobody waited for so long begins a new sale when it is turned on again. */
const SAME_SALE_MS = 60 * 60_000;

type Editable = Pick<WaitingRoomEntity, 'mode' | 'capacity' | 'opensAt' | 'message' | 'messageIndonesian'>;

/** The room's switch and its other settings, as the office changes them. */
@Injectable()
export class RoomSettingsService {
  constructor(
    private readonly state: RoomStateService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<AdminWaitingRoom> {
    const now = this.clock.now();
    const room = (await this.state.fromDatabase()) ?? this.newSale(now, undefined);
    return toAdminRoom(room, await this.state.announcedOpening(room), now);
  }

  /**
   * Places stay what they are, also when the room was turned off by mistake. A new sale, with a draw of its own, begins
   * when a later opening is set after the draw, and when the room was off for an hour. Throws 409 when people would
   * lose their places by it and the request doesn't say so.
   */
  async change(request: WaitingRoomRequest, actor: Actor): Promise<AdminWaitingRoom> {
    await this.transactions.run(async (db) => {
      const now = this.clock.now();
      const present = await this.locked(db);
      const changes = { ...changesOf(request), updatedAt: now };
      const after = { ...(present ?? this.newSale(now, undefined)), ...changes };
      const isActive = isActiveAfter(after, present?.isActive ?? false, now);
      if (present && !beginsNewSale(present, after, now)) {
        await db.update(WaitingRoomEntity, { id: present.id }, { ...changes, isActive });
      } else {
        if (present && hasPeople(present) && !request.new_sale) throw new AppError('CONFLICT', NEW_SALE_TEXT);
        const row = { ...this.newSale(now, present), ...changes, isActive };
        after.id = await insertRow(db, WaitingRoomEntity, { ...row, paceLimit: firstPace(row.capacity) });
      }
      await this.record(db, present, after, actor);
    });
    await this.state.refresh();
    return this.read();
  }

  /** No draw is made meanwhile: whether there was one decides what an opening means. */
  private async locked(db: EntityManager): Promise<WaitingRoomEntity | undefined> {
    const newest = db.createQueryBuilder(WaitingRoomEntity, 'room').orderBy('room.id', 'DESC').limit(1);
    const [room] = await lockRows(db, newest);
    return room;
  }

  private newSale(now: Date, before: WaitingRoomEntity | undefined): WaitingRoomEntity {
    const capacity = before?.capacity ?? WAITING_ROOM_CAPACITY.default;
    return {
      id: 0,
      mode: before?.mode ?? 'off',
      isActive: false,
      capacity,
      opensAt: before?.opensAt && now < before.opensAt ? before.opensAt : null,
      openedAt: null,
      seed: newSeed(),
      gathered: null,
      issued: 0,
      admitted: 0,
      inside: 0,
      entered: 0,
      paceLimit: firstPace(capacity),
      pace: 0,
      pause: null,
      loadSignals: null,
      underLoadUntil: null,
      isSoldOut: false,
      unpaidSeats: 0,
      unpaidUntil: null,
      message: before?.message ?? null,
      messageIndonesian: before?.messageIndonesian ?? null,
      controlledAt: null,
      updatedAt: now,
    };
  }

  private async record(
    db: EntityManager,
    before: WaitingRoomEntity | undefined,
    after: WaitingRoomEntity,
    actor: Actor,
  ): Promise<void> {
    await this.audit.record(db, {
      ...actor,
      action: 'update',
      resource: 'settings',
      recordId: 'waiting_room',
      before: before && audited(before),
      after: audited(after),
    });
  }
}

/** With the sale, which tells when a new one began. */
function audited({ id, mode, capacity, opensAt, message, messageIndonesian }: WaitingRoomEntity) {
  return { sale: id, mode, capacity, opensAt, message, messageIndonesian };
}

/** What the request leaves out stays. */
function changesOf(request: WaitingRoomRequest): Partial<Editable> {
  const { mode, capacity, opens_at: opensAt, message, message_id: messageIndonesian } = request;
  return {
    mode,
    ...(capacity === undefined ? {} : { capacity }),
    ...(opensAt === undefined ? {} : { opensAt: opensAt === null ? null : new Date(opensAt) }),
    ...(message === undefined ? {} : { message: message || null }),
    ...(messageIndonesian === undefined ? {} : { messageIndonesian: messageIndonesian || null }),
  };
}

function isActiveAfter({ mode, opensAt }: Editable, wasActive: boolean, now: Date): boolean {
  if (mode === 'automatic') return wasActive || (opensAt !== null && now < opensAt);
  return mode === 'on';
}

/** Somebody waits, or is at the checkout. */
function hasPeople({ isActive, issued, admitted, inside }: WaitingRoomEntity): boolean {
  return isActive && (issued > admitted || inside > 0);
}

function beginsNewSale(before: WaitingRoomEntity, after: Editable, now: Date): boolean {
  const { opensAt, mode } = after;
  const isMoved = opensAt !== null && now < opensAt && opensAt.getTime() !== before.opensAt?.getTime();
  if (before.openedAt !== null && isMoved) return true;
  const isTurnedOn = mode !== 'off' && mode !== before.mode && !before.isActive;
  const usedUntil = Math.max(before.updatedAt.getTime(), before.controlledAt?.getTime() ?? 0);
  const isUsed = before.openedAt !== null || before.issued > 0;
  return isTurnedOn && isUsed && now.getTime() - usedUntil > SAME_SALE_MS;
}
