import { Injectable } from '@nestjs/common';
import { Costly } from '../../platform/cache/costly.js';
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

/** Check-ins by gate. */
@Injectable()
export class GateFiguresService {
  private readonly totals: Costly<Map<string | null, number>>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {
    this.totals = new Costly(clock, (totals) => sum(totals.values()) >= MANY_TICKETS);
  }

  /** The totals may be ten seconds old when there are many. */
  async byGate(): Promise<GateCount[]> {
    const totals = await this.totals.get('totals', () => this.countTotals());
    const recent = await this.countRecent();
    const gates = new Set([...totals.keys(), ...recent.keys()]);
    return [...gates].map((gate) => ({ gate, total: totals.get(gate) ?? 0, recent: recent.get(gate) ?? 0 }));
  }

  private async countTotals(): Promise<Map<string | null, number>> {
    const rows = await this.reader
      .select(TicketEntity, 't')
      .select('t.checkedInGate', 'gate')
      .addSelect('COUNT(*)', 'count')
      .where(`t.status = 'used' AND t.deletedAt IS NULL`)
      .groupBy('t.checkedInGate')
      .getRawMany<Row>();
    return toMap(rows);
  }

  private async countRecent(): Promise<Map<string | null, number>> {
    const since = new Date(this.clock.now().getTime() - RECENT_MS);
    const rows = await this.reader
      .select(ScanEntity, 's')
      .select('s.gate', 'gate')
      .addSelect('COUNT(*)', 'count')
      .where(`s.result = 'valid' AND s.action = 'checkin' AND s.scannedAt > :since`, { since })
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
