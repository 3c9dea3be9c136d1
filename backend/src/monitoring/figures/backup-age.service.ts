import { Injectable } from '@nestjs/common';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';

/** How old the newest backup is. */
@Injectable()
export class BackupAgeService {
  constructor(
    private readonly backups: BackupsService,
    private readonly clock: Clock,
  ) {}

  /** Seconds since the moment that it shows; null while there is none: then nobody makes any, or the first isn't done. */
  async seconds(): Promise<number | null> {
    const last = await this.backups.lastGood();
    return last && Math.max(0, (this.clock.now().getTime() - last.takenAt.getTime()) / 1_000);
  }
}
