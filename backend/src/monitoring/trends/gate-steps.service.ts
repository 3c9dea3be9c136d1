import { GATE_STEPS, type GateTrend, TREND_STEP_MINUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ScanEntity } from '../../tickets/gate/check-in/scan.entity.js';
import { MINUTE_MS } from '../figures/paid-minutes.service.js';
import { StepCounts } from '../figures/step-counts.js';

const STEP_MS = TREND_STEP_MINUTES * MINUTE_MS;

type Counts = ReadonlyMap<string | null, number>;

/** Check-ins of the last hour by gate, from an index of their times (`scans_result`, or `scans_scanned_at`). */
@Injectable()
export class GateStepsService {
  private readonly counts: StepCounts<Counts>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {
    // A phone that had no network sends its scans later: they are there within a minute.
    this.counts = new StepCounts({ stepMs: STEP_MS, allEveryMs: MINUTE_MS, count: (from) => this.count(from) });
  }

  /** In the order of the alphabet; those that named none last. */
  async read(): Promise<GateTrend[]> {
    const now = this.clock.now();
    const first = Math.floor(now.getTime() / STEP_MS) - GATE_STEPS + 1;
    const counted = await this.counts.read(first, now);
    const gates = [...new Set([...counted.values()].flatMap((counts) => [...counts.keys()]))];
    return gates
      .sort((one, other) => (one === null ? 1 : other === null ? -1 : one.localeCompare(other)))
      .map((gate) => ({
        gate,
        steps: Array.from({ length: GATE_STEPS }, (_, index) => counted.get(first + index)?.get(gate) ?? 0),
      }));
  }

  private async count(from: Date): Promise<Map<number, Counts>> {
    const rows = await this.reader
      .select(ScanEntity, 's')
      .select('s.gate', 'gate')
      // The same text on both databases: 2025-10-03 12:30.
      .addSelect('SUBSTR(s.scanned_at, 1, 16)', 'minute')
      .addSelect('COUNT(*)', 'count')
      .where(`s.result = 'valid' AND s.action = 'checkin' AND s.scannedAt >= :from`, { from })
      .groupBy('s.gate')
      .addGroupBy('SUBSTR(s.scanned_at, 1, 16)')
      .getRawMany<{ gate: string | null; minute: string; count: number | string }>();
    const steps = new Map<number, Map<string | null, number>>();
    for (const { gate, minute, count } of rows) {
      const step = Math.floor(Date.parse(`${minute}Z`) / STEP_MS);
      const counts = steps.get(step) ?? new Map<string | null, number>();
      steps.set(step, counts.set(gate, (counts.get(gate) ?? 0) + Number(count)));
    }
    return steps;
  }
}
