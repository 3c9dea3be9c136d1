import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LeasesService } from '../../../platform/jobs/leases.service.js';
import { TicketChangesService } from '../../desk/ticket-changes.service.js';

const HOUR_MS = 3_600_000;

/** Deletes changes of tickets that no phone asks for any more. */
@Injectable()
export class PruneTicketChangesJob {
  constructor(
    private readonly changes: TicketChangesService,
    private readonly leases: LeasesService,
  ) {}

  @Interval(HOUR_MS)
  async prune(): Promise<void> {
    await this.leases.run('ticket-changes', HOUR_MS / 2, () => this.changes.prune());
  }
}
