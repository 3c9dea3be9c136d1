import { epochOf } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Reader } from '../database/reader.js';
import { EditionEntity } from '../editions/edition.entity.js';
import { BackupEntity } from './backup.entity.js';
import { RestoreEntity } from './restore.entity.js';

/** Of a database that was never restored. */
const FIRST_EPOCH = 'first';

/** What is known of backups and restores, in whatever process or container they were made. */
@Injectable()
export class BackupsService {
  constructor(private readonly reader: Reader) {}

  /** The newest backup by the moment that it shows; null when there is none. */
  lastGood(): Promise<BackupEntity | null> {
    return this.reader.of(BackupEntity).findOne({ where: {}, order: { takenAt: 'DESC', id: 'DESC' } });
  }

  /** The backup that was last proved by a restore into an empty database; null when none was. */
  lastVerified(): Promise<BackupEntity | null> {
    return this.reader
      .of(BackupEntity)
      .findOne({ where: { verifiedAt: Not(IsNull()) }, order: { verifiedAt: 'DESC', id: 'DESC' } });
  }

  /** The restore that this database comes from; null for one that grew by itself. */
  lastRestore(): Promise<RestoreEntity | null> {
    return this.reader.of(RestoreEntity).findOne({ where: {}, order: { id: 'DESC' } });
  }

  /**
   * Names the data since the last restore: whoever remembers another epoch may know what was lost here. After the `@` is
   * how many editions are closed: of another one nothing is to be known any more (`isOtherEdition` of the contracts).
   */
  async epoch(): Promise<string> {
    const closed = await this.reader.of(EditionEntity).countBy({ activeKey: IsNull() });
    return epochOf((await this.lastRestore())?.epoch ?? FIRST_EPOCH, closed);
  }
}
