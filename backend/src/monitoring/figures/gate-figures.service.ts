import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { TicketEntity } from '../../tickets/ticket.entity.js';

const RECENT_MS = 5 * 60_000;
const MANY_TICKETS = 10_000;

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
  /** Used tickets as they were counted. */
  private base: { at: Date; counts: Counts } | null = null;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** With many used tickets the totals are those of up to five minutes ago and the check-ins since. */
  async byGate(): Promise<GateCount[]> {
    const now = this.clock.now();
    const { at, counts } = await this.totals(now);
    const since = at < now ? await this.checkInsAfter(at) : new Map<string | null, number>();
    const recent = await this.checkInsAfter(new Date(now.getTime() - RECENT_MS));
    const gates = new Set([...counts.keys(), ...recent.keys()]);
    return [...gates].map((gate) => ({
      gate,
      total: (counts.get(gate) ?? 0) + (since.get(gate) ?? 0),
      recent: recent.get(gate) ?? 0,
    }));
  }

  private async totals(now: Date): Promise<{ at: Date; counts: Counts }> {
    const age = this.base ? now.getTime() - this.base.at.getTime() : RECENT_MS;
    const isMany = sum(this.base?.counts.values() ?? []) >= MANY_TICKETS;
    if (!this.base || !isMany || age >= RECENT_MS || age < 0) this.base = { at: now, counts: await this.countUsed() };
    return this.base;
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
