import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { ImportedRowEntity } from './imported-row.entity.js';

const PREFIX = 'erased:';

/**
 * Knows rows of the form again, also those of erased buyers: of them a keyed hash is left, since the reference may be an
 * address, and the fingerprint is made of one.
 */
@Injectable()
export class ImportedReferencesService {
  private readonly key: Buffer;

  constructor(
    config: AppConfig,
    private readonly reader: Reader,
  ) {
    this.key = config.deriveKey('imported rows');
  }

  /** By the reference in the file. */
  async find(references: readonly string[]): Promise<Map<string, ImportedRowEntity>> {
    const plain = new Map(references.flatMap((each) => [[each, each] as const, [this.hash(each), each] as const]));
    const rows = await inChunks([...plain.keys()], (some) =>
      this.reader.of(ImportedRowEntity).findBy({ reference: In(some) }),
    );
    return new Map(rows.map((row) => [plain.get(row.reference) ?? row.reference, row]));
  }

  isSame({ fingerprint: stored }: ImportedRowEntity, fingerprint: string): boolean {
    return stored === fingerprint || stored === this.hash(fingerprint);
  }

  /** What is left of an erased order's row: enough to know it again, for who has the file. */
  async erase(db: EntityManager, orderNumber: string): Promise<void> {
    for (const { id, reference, fingerprint } of await db.findBy(ImportedRowEntity, { orderNumber })) {
      if (reference.startsWith(PREFIX)) continue;
      const hashed = { reference: this.hash(reference), fingerprint: this.hash(fingerprint) };
      await db.update(ImportedRowEntity, { id }, hashed);
    }
  }

  private hash(text: string): string {
    return `${PREFIX}${createHmac('sha256', this.key).update(text).digest('base64url')}`;
  }
}
