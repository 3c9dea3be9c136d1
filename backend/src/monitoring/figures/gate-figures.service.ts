import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

const RECENT_MS = 5 * 60_000;
/** So many used tickets take some 30 ms to count. */
const MANY_TICKETS = 10_000;
const MANY_EVERY_MS = 10_000;

export interface GateCount {
  /** Null: of a scanner that named none. */
  gate: string | null;
  total: number;
  /** In the last five minutes. */
  recent: number;
}

type Counts = ReadonlyMap<string | null, number>;

/** Check-ins by gate. */
@Injectable()
export class GateFiguresService {
  private counted: { at: number; totals: Counts } | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** With many used tickets the totals are up to ten seconds old. */
  async byGate(): Promise<GateCount[]> {
    const now = this.clock.now();
    const totals = await this.totals(now.getTime());
    const recent = await this.checkInsAfter(new Date(now.getTime() - RECENT_MS));
    const gates = new Set([...totals.keys(), ...recent.keys()]);
    return [...gates].map((gate) => ({ gate, total: totals.get(gate) ?? 0, recent: recent.get(gate) ?? 0 }));
  }

  private async totals(now: number): Promise<Counts> {
    const age = this.counted ? now - this.counted.at : Infinity;
    const isMany = sum(this.counted?.totals.values() ?? []) >= MANY_TICKETS;
    if (!this.counted || !isMany || age >= MANY_EVERY_MS || age < 0) {
      this.counted = { at: now, totals: await this.countUsed() };
    }
    return this.counted.totals;
  }

  private async countUsed(): Promise<Counts> {
    const rows = await this.reader
      .select(TicketEntity, 't')
      .select('t.checkedInGate', 'gate')
      .addSelect('COUNT(*)', 'count')
      .where(`t.status = 'used' AND t.deletedAt IS NULL`)
      .groupBy('t.checkedInGate')
      .getRawMany<Row>();
    return toMap(rows);
  }

  private async checkInsAfter(time: Date): Promise<Counts> {
    const rows = await this.reader
      .select(ScanEntity, 's')
      .select('s.gate', 'gate')
      .addSelect('COUNT(*)', 'count')
      .where(`s.result = 'valid' AND s.action = 'checkin' AND s.scannedAt > :time`, { time })
      .groupBy('s.gate')
      .getRawMany<Row>();
    return toMap(rows);
  }
}

interface Row {
  gate: string | null;
  count: number | string;
}

const toMap = (rows: readonly Row[]) => new Map(rows.map(({ gate, count }) => [gate, Number(count)]));
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, count) => total + count, 0);
