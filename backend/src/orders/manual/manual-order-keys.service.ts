import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { IdempotencyKeyEntity } from '../placing/idempotency-key.entity.js';

/** One manual order by the key that its request carried. */
export interface ManualOrderKey {
  key: string | null;
  bodyHash: string;
}

const subjectOf = ({ admin }: Actor): string => `admin:${admin.id}`;

/** Remembers which request of an admin made which order, so that a double click makes one. */
@Injectable()
export class ManualOrderKeysService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** The id of the order that this key made; null when it is new. Throws 422 when it came with another body. */
  async find({ key, bodyHash }: ManualOrderKey, actor: Actor): Promise<number | null> {
    if (key === null) return null;
    const known = await this.reader.of(IdempotencyKeyEntity).findOneBy({ subject: subjectOf(actor), key });
    if (!known) return null;
    if (known.bodyHash === bodyHash) return known.orderId;
    throw fieldError('idempotency_key', 'This key was used before for another order.');
  }

  async keep(db: EntityManager, { key, bodyHash }: ManualOrderKey, orderId: number, actor: Actor): Promise<void> {
    if (key === null) return;
    const createdAt = this.clock.now();
    await insertRow(db, IdempotencyKeyEntity, { subject: subjectOf(actor), key, bodyHash, orderId, createdAt });
  }
}
