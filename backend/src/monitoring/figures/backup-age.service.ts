import { Injectable } from '@nestjs/common';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { BackupsService } from '../../platform/backups/backups.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { SettingsService } from '../../platform/settings/settings.service.js';

/** What the backups' disk told longer ago says nothing any more. */
const DISK_SEEN_MS = 2 * 3_600_000;

/** How old the newest backup is, and how full its disk. */
@Injectable()
export class BackupAgeService {
  constructor(
    private readonly backups: BackupsService,
    private readonly settings: SettingsService,
    private readonly reader: Reader,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * Seconds since the moment that it shows. Without any backup: seconds since the festival began, where real money moves;
   * else null, since nobody needs one.
   */
  async seconds(): Promise<number | null> {
    const last = await this.backups.lastGood();
    const since = last ? last.takenAt : await this.begunAt();
    return since && Math.max(0, (this.clock.now().getTime() - since.getTime()) / 1_000);
  }

  /** Bytes of the disk of `BACKUP_DIR`; null when nobody has told lately. */
  async disk(): Promise<{ free: number; total: number } | null> {
    const { seenAt, disk } = await this.settings.get('backup_folder');
    return seenAt && this.clock.now().getTime() - Date.parse(seenAt) <= DISK_SEEN_MS ? disk : null;
  }

  /** With the first account. */
  private async begunAt(): Promise<Date | null> {
    if (this.config.midtrans.environment !== 'production') return null;
    const [first] = await this.reader.of(AdminUserEntity).find({ order: { id: 'ASC' }, take: 1 });
    return first?.createdAt ?? null;
  }
}
