import { mediaAddress, type MediaImage, narrowerAddress, pictureAddresses } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { listRules } from '../../platform/lists/list-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';
import type { AuditedRecords, NewRow } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';
import { MediaFiles } from './media-files.js';
import { MediaImageEntity } from './media-image.entity.js';
import { usesOf } from './media-uses.js';
import { PICTURE_TEXTS } from './picture-texts.js';

/** A whole gallery twice over in ten minutes. */
const UPLOADS = { limit: 120, ttlSeconds: 600 };
const HASH_LENGTH = 32;
/** As `mediaAddress` and `narrowerAddress` name them. */
const FILE_NAME = /^([0-9a-f]{32})-\d+x\d+(?:\.\d+)?\.webp$/;
const LONGEST_NAME = 190;
const MAX_USES_NAMED = 5;
/** Each waiting upload holds its file in memory. */
const MAX_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;

type NewImage = NewRow<MediaImageEntity>;

export const MEDIA_LIST = listRules({
  sorts: { created_at: 'createdAt', id: 'id', name: 'name', width: 'width', height: 'height', bytes: 'bytes' },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name'] },
  },
});

/** Pictures that editors upload; the same picture is stored once. */
@Injectable()
export class MediaService {
  readonly records: AuditedRecords<MediaImageEntity, MediaImage>;
  private readonly logger = new Logger(MediaService.name);
  /** A decoded picture takes many times its file's size: one at a time. */
  private readonly encoding = new Mutex();
  /** Includes the picture that is being encoded. */
  private waiting = 0;

  constructor(
    records: RecordsService,
    private readonly files: MediaFiles,
    private readonly reader: Reader,
    private readonly rateLimits: RateLimitsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {
    this.records = records.of({
      entity: MediaImageEntity,
      resource: 'media',
      title: 'Picture',
      toWire: toMediaImage,
      list: MEDIA_LIST,
    });
  }

  /** 422 on `file` for no picture, 503 on a full disk or with too many waiting. `isNew` is false for a known picture. */
  async upload(bytes: Buffer, name: string, actor: Actor): Promise<{ image: MediaImage; isNew: boolean }> {
    await this.rateLimits.hit('media', String(actor.admin.id), UPLOADS);
    const picture = await this.encoded(bytes);
    const { width, height, full } = picture;
    const hash = createHash('sha256').update(full).digest('hex').slice(0, HASH_LENGTH);
    const shownName = [...name].slice(0, LONGEST_NAME).join('');
    const row = { hash, width, height, bytes: full.length, name: shownName, createdAt: this.clock.now() };
    const files = filesOf(row, picture);
    try {
      await this.files.put(files);
      const stored = await this.store(row, actor);
      // Another editor may have deleted the same picture in between, and its files after they were written.
      if (!(await this.files.areThere(files))) await this.files.put(files);
      return stored;
    } finally {
      await this.removeUnknown(row);
    }
  }

  /** 409 names the content that still shows it. The files are deleted after the commit. */
  async delete(id: number, actor: Actor): Promise<MediaImage> {
    const image = await this.records.delete(id, actor, (db, { hash }) => refuseUsed(db, hash));
    const hash = basename(image.address).slice(0, HASH_LENGTH);
    await this.removeUnknown({ ...image, hash });
    return image;
  }

  /** Deletes the pictures that no content shows, with their files; gives how many. For good, so not in the audit log. */
  async deleteUnused(): Promise<number> {
    let deleted = 0;
    for (const image of await this.reader.of(MediaImageEntity).find()) {
      const isGone = await this.transactions.run(async (db) => {
        if ((await usesOf(db, image.hash)).length > 0) return false;
        return (await db.delete(MediaImageEntity, { id: image.id })).affected === 1;
      });
      if (isGone) await this.removeUnknown(image);
      deleted += Number(isGone);
    }
    return deleted;
  }

  /**
   * Removes the files of pictures that have no row: their removal was interrupted, or failed. Safe to repeat; what is no
   * picture's stays.
   */
  async removeFilesWithoutRow(): Promise<void> {
    const names = new Map<string, string[]>();
    for (const name of await this.files.names()) {
      const [, hash] = FILE_NAME.exec(name) ?? [];
      if (hash) names.set(hash, [...(names.get(hash) ?? []), name]);
    }
    const rows = await this.reader.of(MediaImageEntity).find({ select: { id: true, hash: true } });
    for (const { hash } of rows) names.delete(hash);
    for (const [hash, files] of names) await this.removeFiles(hash, files);
  }

  /**
   * Removes the files of a picture without a row. An upload writes files before the row, and a removal checks for the row
   * after moving them aside: files uploaded at the same moment stay or are restored.
   */
  private removeUnknown(image: Pick<MediaImageEntity, 'hash' | 'width' | 'height'>): Promise<void> {
    return this.removeFiles(image.hash, namesOf(image));
  }

  private async removeFiles(hash: string, names: readonly string[]): Promise<void> {
    const isUnknown = async () => !(await this.reader.of(MediaImageEntity).existsBy({ hash }));
    try {
      if (await isUnknown()) await this.files.removeIf(isUnknown, names);
    } catch (error) {
      this.logger.warn(`the files of the deleted picture ${hash} could not be removed: ${describeError(error)}`);
    }
  }

  private async encoded(bytes: Buffer): Promise<EncodedPicture> {
    if (this.waiting > MAX_WAITING) {
      throw new AppError('UNAVAILABLE', PICTURE_TEXTS.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    this.waiting += 1;
    const release = await this.encoding.acquire();
    try {
      return await encodePicture(bytes);
    } finally {
      this.waiting -= 1;
      release();
    }
  }

  private async store(row: NewImage, actor: Actor): Promise<{ image: MediaImage; isNew: boolean }> {
    const { hash } = row;
    const known = () => this.reader.of(MediaImageEntity).findOneBy({ hash });
    const before = await known();
    if (before) return { image: toMediaImage(before), isNew: false };
    try {
      return { image: await this.records.create(actor, () => row), isNew: true };
    } catch (error) {
      // Two first uploads of the same picture at once: the second one finds the row.
      const made = isDuplicateKey(error) ? await known() : null;
      if (made) return { image: toMediaImage(made), isNew: false };
      throw error;
    }
  }
}

async function refuseUsed(db: EntityManager, hash: string): Promise<void> {
  const uses = await usesOf(db, hash);
  if (uses.length === 0) return;
  const more = uses.length > MAX_USES_NAMED ? `, and ${uses.length - MAX_USES_NAMED} more` : '';
  const named = uses.slice(0, MAX_USES_NAMED).join(', ');
  throw new AppError('CONFLICT', `This picture is still shown by ${named}${more}. Take it out there first.`);
}

/** The full picture last: once it exists, the others do. */
function filesOf(image: NewImage, { full, narrower }: EncodedPicture): Map<string, Buffer> {
  const address = mediaAddress(image.hash, image);
  const smaller = narrower.map(({ width, bytes }) => [basename(narrowerAddress(address, width)), bytes] as const);
  return new Map([...smaller, [basename(address), full]]);
}

/** The full picture first: without it, the others aren't needed. */
function namesOf({ hash, ...size }: Pick<MediaImageEntity, 'hash' | 'width' | 'height'>): string[] {
  return pictureAddresses(hash, size).map((each) => basename(each));
}

function toMediaImage(row: MediaImageEntity): MediaImage {
  const { id, hash, width, height, bytes, name } = row;
  const address = mediaAddress(hash, { width, height });
  return { id, address, width, height, bytes, name, created_at: row.createdAt.toISOString() };
}
