import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../platform/clock/clock.js';
import { LeasesService } from '../platform/jobs/leases.service.js';
import { lastNight } from './runs/night.js';
import { ReconciliationRunsService } from './runs/reconciliation-runs.service.js';
import { RunWorkerService } from './runs/run-worker.service.js';

const EVERY_MS = 1_000;
const LEASE_MS = 120_000;

/** Starts the night's run and takes what is under way further; in one process at a time. */
@Injectable()
export class ReconciliationJob {
  constructor(
    private readonly leases: LeasesService,
    private readonly runs: ReconciliationRunsService,
    private readonly worker: RunWorkerService,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async reconcile(): Promise<void> {
    await this.leases.run('reconciliation', LEASE_MS, async () => {
      await this.runs.startNightly(lastNight(this.clock.now()));
      await this.worker.turn();
    });
  }
}
