import type { ManualOrderRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { hashManualOrder } from './manual-order-draft.js';
import { ManualOrderDraftsService } from './manual-order-drafts.service.js';
import { ManualOrderKeysService } from './manual-order-keys.service.js';
import { ManualOrderWriterService } from './manual-order-writer.service.js';

/** Orders that an admin enters by hand: paid and sync-locked. */
@Injectable()
export class ManualOrdersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly drafts: ManualOrderDraftsService,
    private readonly keys: ManualOrderKeysService,
    private readonly writer: ManualOrderWriterService,
  ) {}

  /**
   * The order's id; the same key again gives the same order. Throws 422 (tier, referral code, a key used with another
   * body), 409 sold out without `over_quota`.
   */
  async create(request: ManualOrderRequest, idempotencyKey: string | null, actor: Actor): Promise<number> {
    const key = { key: idempotencyKey, bodyHash: hashManualOrder(request) };
    const made = await this.keys.find(key, actor);
    if (made !== null) return made;
    const draft = await this.drafts.make(request);
    try {
      return await this.transactions.run(async (db) => {
        const id = await this.writer.write(db, draft, request, actor);
        await this.keys.keep(db, key, id, actor);
        return id;
      });
    } catch (error) {
      const madeMeanwhile = isDuplicateKey(error) ? await this.keys.find(key, actor) : null;
      if (madeMeanwhile === null) throw error;
      return madeMeanwhile;
    }
  }
}
