import { mediaAddress, type MediaImage, narrowerAddress } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../clock/clock.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { Mutex } from '../../database/mutex.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../../http/actor.js';
import { AppError } from '../../http/app-error.js';
import { RateLimits } from '../../http/rate-limits.service.js';
import type { AuditedRecords, NewRow } from '../../records/audited-records.js';
import { Records } from '../../records/records.service.js';
import { type EncodedPicture, encodePicture } from './encode-picture.js';
import { type Draft, MediaFiles } from './media-files.service.js';
import { MediaImageEntity } from './media-image.entity.js';
import { toMediaImage } from './media-image.mapper.js';
import { usesOf } from './media-uses.js';
import { PICTURE_TEXTS } from './picture-texts.js';

/** A whole gallery twice over in ten minutes. */
const UPLOADS = { limit: 120, ttlSeconds: 600 };
const HASH_LENGTH = 32;
const LONGEST_NAME = 190;
const MOST_USES_NAMED = 5;
/** Each holds its file while it waits for its turn. */
const MOST_WAITING = 8;
const RETRY_AFTER_SECONDS = 5;

type NewImage = NewRow<MediaImageEntity>;

/** Pictures that editors upload, once each however often they come. */
@Injectable()
export class MediaService {
  readonly records: AuditedRecords<MediaImageEntity, MediaImage>;
  private readonly logger = new Logger(MediaService.name);
  /** A decoded picture takes many times its file's size: one at a time. */
  private readonly encoding = new Mutex();
  /** With the one whose turn it is. */
  private waiting = 0;

  constructor(
    records: Records,
    private readonly files: MediaFiles,
    private readonly transactions: Transactions,
    private readonly rateLimits: RateLimits,
    private readonly clock: Clock,
  ) {
    this.records = records.of({
      entity: MediaImageEntity,
      resource: 'media',
      title: 'Picture',
      toWire: toMediaImage,
      sorts: { created_at: 'createdAt', id: 'id', name: 'name' },
      defaultOrder: 'DESC',
      searched: ['name'],
      flags: {},
    });
  }

  /** 422 on `file` for what is no picture, 503 when there is no room for it or too many wait. `isNew` is false for a known one. */
  async upload(bytes: Buffer, name: string, actor: Actor): Promise<{ image: MediaImage; isNew: boolean }> {
    await this.rateLimits.hit('media', String(actor.admin.id), UPLOADS);
    const picture = await this.encoded(bytes);
    const { width, height, full } = picture;
    const hash = createHash('sha256').update(full).digest('hex').slice(0, HASH_LENGTH);
    const shownName = [...name].slice(0, LONGEST_NAME).join('');
    const row = { hash, width, height, bytes: full.length, name: shownName, createdAt: this.clock.now() };
    const draft = await this.files.write(filesOf(row, picture));
    try {
      return await this.keep(row, draft, actor);
    } finally {
      await this.files.discard(draft);
    }
  }

  /** 409 names what still shows it. Its files go when that is committed. */
  async delete(id: number, actor: Actor): Promise<MediaImage> {
    const image = await this.records.delete(id, actor, (db, { hash }) => refuseUsed(db, hash));
    await this.removeFiles(image);
    return image;
  }

  /** Whoever deleted the picture is done: files that can't be removed are named in the log. */
  private async removeFiles({ address, width }: MediaImage): Promise<void> {
    const hash = basename(address).slice(0, HASH_LENGTH);
    try {
      await this.transactions.run(async (db) => {
        // The same picture, uploaded meanwhile, either is there by now or waits for this lock before it places files.
        await db.update(MediaImageEntity, { hash }, { hash });
        if (!(await db.existsBy(MediaImageEntity, { hash }))) await this.files.remove(address, width);
      });
    } catch (error) {
      this.logger.warn(`the files of the deleted picture ${address} could not be removed: ${String(error)}`);
    }
  }

  private async encoded(bytes: Buffer): Promise<EncodedPicture> {
    if (this.waiting > MOST_WAITING) {
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

  private async keep(row: NewImage, draft: Draft, actor: Actor): Promise<{ image: MediaImage; isNew: boolean }> {
    const once = () => this.transactions.run((db) => this.keepIn(db, row, draft, actor));
    try {
      return await once();
    } catch (error) {
      // Of two who upload the same picture for the first time, one comes second and finds it there.
      if (!isDuplicateKey(error)) throw error;
      return once();
    }
  }

  /** The files go to their places under the row's lock: nobody deletes them at the same moment. */
  private async keepIn(db: EntityManager, row: NewImage, draft: Draft, actor: Actor) {
    const { hash } = row;
    await db.update(MediaImageEntity, { hash }, { hash });
    const known = await db.findOneBy(MediaImageEntity, { hash });
    const image = known ? toMediaImage(known) : await this.records.create(actor, () => row);
    await this.files.place(draft);
    return { image, isNew: known === null };
  }
}

async function refuseUsed(db: EntityManager, hash: string): Promise<void> {
  const uses = await usesOf(db, hash);
  if (uses.length === 0) return;
  const more = uses.length > MOST_USES_NAMED ? `, and ${uses.length - MOST_USES_NAMED} more` : '';
  const named = uses.slice(0, MOST_USES_NAMED).join(', ');
  throw new AppError('CONFLICT', `This picture is still shown by ${named}${more}. Take it out there first.`);
}

/** The full one last: where it is, the others are. */
function filesOf({ hash, ...size }: NewImage, { full, narrower }: EncodedPicture): Map<string, Buffer> {
  const address = mediaAddress(hash, size);
  const smaller = narrower.map(({ width, bytes }) => [basename(narrowerAddress(address, width)), bytes] as const);
  return new Map([...smaller, [basename(address), full]]);
}
