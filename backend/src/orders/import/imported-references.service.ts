import { IMPORT_TEXTS } from '@festival/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { type EntityManager, In, Like, Not } from 'typeorm';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { AppError } from '../../platform/errors/app-error.js';
import { KeptKeysService } from '../../platform/settings/kept-keys.service.js';
import { ImportedRowEntity } from './imported-row.entity.js';

const PREFIX = 'erased:';
/** Instead of an order's number: the order went with its edition. */
const EARLIER_EDITION = '';

/** A row that was imported before. */
export interface KnownRow extends ImportedRowEntity {
  isOfEarlierEdition: boolean;
  isSame(fingerprint: string): boolean;
}

const PURPOSE = 'imported rows';

/**
 * Knows rows of the form again, also those of erased buyers and of earlier editions: of them a keyed hash is left, since the
 * reference may be an address, and the fingerprint is made of one.
 */
@Injectable()
export class ImportedReferencesService implements OnApplicationBootstrap {
  constructor(
    private readonly keptKeys: KeptKeysService,
    private readonly reader: Reader,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.keptKeys.prepare(PURPOSE, () => this.hasErased());
  }

  /** By the reference in the file. Throws 409 when rows of erased buyers can't be told from new ones. */
  async find(references: readonly string[]): Promise<Map<string, KnownRow>> {
    const keys = await this.keys();
    const plain = new Map(
      references.flatMap((each) => [[each, each] as const, ...keys.map((key) => [hash(key, each), each] as const)]),
    );
    const rows = await inChunks([...plain.keys()], (some) =>
      this.reader.of(ImportedRowEntity).findBy({ reference: In(some) }),
    );
    const isSame =
      ({ fingerprint: stored }: ImportedRowEntity) =>
      (fingerprint: string) =>
        stored === fingerprint || keys.some((key) => stored === hash(key, fingerprint));
    return new Map(
      rows.map((row) => {
        const isOfEarlierEdition = row.orderNumber === EARLIER_EDITION;
        return [plain.get(row.reference) ?? row.reference, { ...row, isOfEarlierEdition, isSame: isSame(row) }];
      }),
    );
  }

  /** What is left of an erased order's row: enough to know it again, for who has the file. */
  async erase(db: EntityManager, orderNumber: string): Promise<void> {
    const rows = await db.findBy(ImportedRowEntity, { orderNumber });
    if (rows.length === 0) return;
    const [key] = (await this.keptKeys.of(PURPOSE)).keys;
    for (const { id, reference, fingerprint } of rows) {
      if (reference.startsWith(PREFIX)) continue;
      const hashed = { reference: hash(key, reference), fingerprint: hash(key, fingerprint) };
      await db.update(ImportedRowEntity, { id }, hashed);
    }
  }

  /** The same of at most `limit` rows, whose orders go with their edition. Returns how many there were. */
  async leaveEdition(db: EntityManager, limit: number): Promise<number> {
    const rows = await db.find(ImportedRowEntity, { where: { orderNumber: Not(EARLIER_EDITION) }, take: limit });
    const [key] = (await this.keptKeys.of(PURPOSE)).keys;
    const hashed = (text: string) => (text.startsWith(PREFIX) ? text : hash(key, text));
    const references = rows.map(({ reference }) => hashed(reference));
    const known = await db.findBy(ImportedRowEntity, { reference: In(references), orderNumber: EARLIER_EDITION });
    const before = new Set(known.map(({ reference }) => reference));
    for (const { id, reference, fingerprint } of rows) {
      const left = { reference: hashed(reference), fingerprint: hashed(fingerprint), orderNumber: EARLIER_EDITION };
      // It could be imported again while the key of then was lost.
      if (before.has(left.reference)) await db.delete(ImportedRowEntity, { id });
      else await db.update(ImportedRowEntity, { id }, left);
    }
    return rows.length;
  }

  private async keys(): Promise<readonly Buffer[]> {
    const { keys, areSomeLost } = await this.keptKeys.of(PURPOSE);
    if (areSomeLost && (await this.hasErased())) throw new AppError('CONFLICT', IMPORT_TEXTS.lostKey);
    return keys;
  }

  private hasErased(): Promise<boolean> {
    return this.reader.of(ImportedRowEntity).existsBy({ reference: Like(`${PREFIX}%`) });
  }
}

function hash(key: Buffer, text: string): string {
  return `${PREFIX}${createHmac('sha256', key).update(text).digest('base64url')}`;
}
