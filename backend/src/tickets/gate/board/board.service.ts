import type { GateBoard, GateFigures } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan } from 'typeorm';
import { TtlCache } from '../../../platform/cache/ttl-cache.js';
import { Clock } from '../../../platform/clock/clock.js';
import { aside } from '../../../platform/database/connection/aside/aside.js';
import { Reader } from '../../../platform/database/reader.js';
import { TicketEntity } from '../../ticket.entity.js';
import { HandOutEntity } from '../check-in/hand-out.entity.js';
import { ScanEntity } from '../check-in/scan.entity.js';
import { DoublesService } from '../doubles/doubles.service.js';
import { GateRulesService } from '../rules/gate-rules.service.js';

const MINUTE_MS = 60_000;
const MINUTES = 60;
/** Entries a minute are those of the last five. */
const PACE_MINUTES = 5;
/** Several leads look at once. */
const MAX_AGE_MS = 2_000;

/** The night in figures. */
@Injectable()
export class BoardService {
  private readonly board: TtlCache<GateBoard>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
    private readonly doubles: DoublesService,
    private readonly rules: GateRulesService,
  ) {
    this.board = new TtlCache(clock, MAX_AGE_MS, () => aside('lists', () => this.count()));
  }

  /** At most two seconds old. */
  get(): Promise<GateBoard> {
    return this.board.get();
  }

  private async count(): Promise<GateBoard> {
    const now = this.clock.now();
    const alive = { deletedAt: IsNull() };
    const tickets = this.reader.of(TicketEntity);
    const recent = await this.recentEntries(now);
    const gates = await this.byGate(now, recent);
    return {
      now: now.toISOString(),
      tickets: await tickets.countBy({ ...alive, status: In(['valid', 'used']) }),
      entered: gates.reduce((sum, { entered }) => sum + entered, 0),
      inside: await tickets.countBy({ ...alive, status: 'used', leftAt: IsNull() }),
      doubles: await this.doubles.count(),
      refused: await this.reader
        .of(ScanEntity)
        .countBy({ action: 'checkin', result: In(['used', 'invalid', 'error']) }),
      ask_for_id: await this.doubles.areMany(),
      gates,
      minutes: byMinute(now, recent),
      handed_out: await this.handedOut(),
    };
  }

  private recentEntries(now: Date): Promise<ScanEntity[]> {
    return this.reader.of(ScanEntity).find({
      select: { id: true, gate: true, scannedAt: true },
      where: { result: 'valid', action: 'checkin', scannedAt: MoreThan(new Date(now.getTime() - MINUTES * MINUTE_MS)) },
    });
  }

  private async byGate(now: Date, recent: readonly ScanEntity[]): Promise<GateFigures[]> {
    const counts = await this.reader
      .select(TicketEntity, 't')
      .select('t.checked_in_gate', 'gate')
      .addSelect('COUNT(*)', 'entered')
      .where({ status: 'used', deletedAt: IsNull() })
      .groupBy('t.checked_in_gate')
      .getRawMany<{ gate: string | null; entered: number | string }>();
    const since = now.getTime() - PACE_MINUTES * MINUTE_MS;
    const lately = recent.filter(({ scannedAt }) => scannedAt.getTime() > since);
    return counts
      .map(({ gate, entered }) => ({
        gate,
        entered: Number(entered),
        a_minute: lately.filter((scan) => scan.gate === gate).length / PACE_MINUTES,
      }))
      .sort((one, other) => other.entered - one.entered);
  }

  private async handedOut(): Promise<GateBoard['handed_out']> {
    const { items } = await this.rules.get();
    const count = (item: string) => this.reader.of(HandOutEntity).countBy({ item });
    return Promise.all(items.map(async (item) => ({ item, count: await count(item) })));
  }
}

function byMinute(now: Date, entries: readonly ScanEntity[]): number[] {
  const minutes = Array.from({ length: MINUTES }, () => 0);
  for (const { scannedAt } of entries) {
    const ago = Math.floor((now.getTime() - scannedAt.getTime()) / MINUTE_MS);
    const index = MINUTES - 1 - Math.max(0, ago);
    minutes[index] = (minutes[index] ?? 0) + 1;
  }
  return minutes;
}
