import type { WaitingDraw, WaitingRoom } from '@festival/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReadyJson, successJson } from '../../platform/http/answers/answers.js';
import { CachedReads } from '../../platform/http/answers/cached-reads.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { Arrivals } from './arrivals.js';
import { isDueToOpen, announcedOpening } from './opening.js';
import { toDraw, toWaitingRoom } from './room.mapper.js';
import { WaitingRoomEntity } from './waiting-room.entity.js';

/** Browsers and proxies may answer from their own memory for so long. */
const MAX_AGE_SECONDS = 1;

/** The present room in this process's memory, read again every second, and its answer for everybody as a ready text. */
@Injectable()
export class RoomStateService implements OnModuleInit {
  /** Whether people wait: all that a call costs while nobody does. */
  isActive = false;
  private room: WaitingRoomEntity | null = null;
  /** Of the present room or, without one or before its draw, of the newest that had one. */
  private drawn: WaitingRoomEntity | null = null;
  private answer: ReadyJson<WaitingRoom>;
  private readonly arrivals = new Arrivals();

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly ticketTypes: TicketTypesService,
    private readonly clock: Clock,
    reads: CachedReads,
  ) {
    this.answer = this.toAnswer(null);
    reads.add('/api/waiting-room', () => this.answer);
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** As last read: at most a second old. */
  cached(): WaitingRoomEntity | null {
    return this.room;
  }

  /** Since when the next person could have come in; null before the draw and while nobody waits. */
  nextWaitsSince(): Date | null {
    return this.room && this.arrivals.nextWaitsSince(this.room);
  }

  /**
   * The draw of the sale that people wait for. While nobody waits the newest that was made, so that everybody can check
   * theirs afterwards; null when there was none.
   */
  draw(): WaitingDraw | null {
    const room = this.room?.isActive ? this.room : this.drawn;
    return room && toDraw(room);
  }

  ready(): ReadyJson<WaitingRoom> {
    return this.answer;
  }

  /** The time of a room's opening as it is announced; null while it is off, after the draw, and while nobody can know it. */
  async announcedOpening(room: WaitingRoomEntity): Promise<Date | null> {
    if (!room.isActive || room.openedAt !== null) return null;
    return announcedOpening(room, await this.ticketTypes.all(), this.clock.now());
  }

  /** Reads the room, and makes the draw when it is due. */
  async refresh(): Promise<WaitingRoomEntity | null> {
    let room = await this.fromDatabase();
    let opensAt: Date | null = null;
    if (room?.isActive && room.openedAt === null) {
      const [tiers, now] = [await this.ticketTypes.all(), this.clock.now()];
      if (isDueToOpen(room, tiers, now) && (await this.open(room, now))) room = await this.fromDatabase();
      if (room?.openedAt === null) opensAt = announcedOpening(room, tiers, now);
    }
    this.drawn = room?.openedAt ? room : await this.lastDrawn(room);
    this.room = room;
    if (room) this.arrivals.note(room, this.clock.now());
    this.isActive = room?.isActive ?? false;
    this.answer = this.toAnswer(opensAt);
    return room;
  }

  /** The newest room with a draw; looked for once for each newest room. */
  private async lastDrawn(newest: WaitingRoomEntity | null): Promise<WaitingRoomEntity | null> {
    if (!newest || newest.id === this.room?.id) return this.drawn;
    return this.reader.of(WaitingRoomEntity).findOne({ where: { openedAt: Not(IsNull()) }, order: { id: 'DESC' } });
  }

  fromDatabase(): Promise<WaitingRoomEntity | null> {
    return this.reader.of(WaitingRoomEntity).findOne({ where: {}, order: { id: 'DESC' } });
  }

  /**
   * One statement freezes how many take part: a place that is given at this moment is either among them or after them.
   * A draw can't be undone, so the tiers in memory, a second old, don't decide it. Another process may have been first,
   * or an editor may have moved the opening.
   */
  private async open({ id, opensAt }: WaitingRoomEntity, now: Date): Promise<boolean> {
    return this.transactions.run(async (db) => {
      if (!isDueToOpen({ opensAt }, await this.ticketTypes.fromDatabase(db), now)) return false;
      const same = { id, isActive: true, openedAt: IsNull(), opensAt: opensAt ?? IsNull() };
      await db.update(WaitingRoomEntity, same, { openedAt: now, gathered: () => 'issued' });
      return true;
    });
  }

  private toAnswer(opensAt: Date | null): ReadyJson<WaitingRoom> {
    const data = toWaitingRoom(this.room, { opensAt, draw: this.draw(), now: this.clock.now() });
    return new ReadyJson(successJson(data), 200, null, MAX_AGE_SECONDS);
  }
}
