import { Injectable } from '@nestjs/common';

/** The age of the newest backup. There is no record of backups yet, so nobody knows it and the alert stays silent. */
@Injectable()
export class BackupAgeService {
  /** In seconds; null without a record. */
  async seconds(): Promise<number | null> {
    return null;
  }
}
