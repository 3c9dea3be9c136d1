import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { insertRow, insertRows } from '../../platform/database/insert-rows.js';
import { padded } from '../../platform/database/padded.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { PassesService } from '../../waiting-room/places/passes.service.js';
import type { Pass } from '../../waiting-room/places/place-tokens.js';
import { manyAreBuying } from '../../waiting-room/places/batch-queue.js';
import type { Solution } from '../challenge/challenge.js';
import { ProofOfWorkService } from '../challenge/proof-of-work.service.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';
import { TakeSeatsAndCodesService } from './take-seats-and-codes.service.js';
import { OrderEntity } from '../order.entity.js';
import { StatusAnswersService } from '../status/status-answers.service.js';

type Draft = Omit<OrderEntity, 'id'>;

/** How long an order waits for its batch at most. */
const MAX_WAIT_MS = 5_000;

/** A priced order that is to be written, and what its repeat is known by. */
export interface Placement {
  draft: Draft;
  idempotencyKey: string | null;
  bodyHash: string;
  /** The waiting room's, while people wait. */
  pass?: Pass | null;
  /** Of a challenge, while they are asked. */
  solution?: Solution | null;
}

/**
 * Writes new orders with their tickets, mails, code uses and seats. Orders that wait at the same moment share one
 * transaction (group commit); each is placed or refused as if it had come alone.
 */
@Injectable()
export class OrderWriterService {
  /** By tier: whoever holds one tier's row doesn't hold up the orders of another. */
  private readonly batches = new Map<string, GroupCommit<Placement, OrderEntity>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly holdings: TakeSeatsAndCodesService,
    private readonly passes: PassesService,
    private readonly proof: ProofOfWorkService,
    private readonly config: AppConfig,
    private readonly answers: StatusAnswersService,
  ) {}

  /** Throws 503 when as many orders of the tier wait as may. */
  assertNotFull(ticketType: string): void {
    this.batches.get(ticketType)?.assertNotFull();
  }

  /** Throws 422 when the discount code is used up, 409 sold out, 503 as above, and a duplicate key as the database names it. */
  write(placement: Placement): Promise<OrderEntity> {
    return this.batchesOf(placement.draft.ticketType).add(placement);
  }

  private batchesOf(ticketType: string): GroupCommit<Placement, OrderEntity> {
    const existing = this.batches.get(ticketType);
    if (existing) return existing;
    const made = new GroupCommit<Placement, OrderEntity>(
      (placements) => this.transactions.run((db) => this.writeAll(db, placements)),
      { maxWaiting: this.config.orderQueue, maxWaitMs: MAX_WAIT_MS, refusal: () => manyAreBuying() },
    );
    this.batches.set(ticketType, made);
    return made;
  }

  private async writeAll(db: EntityManager, placements: readonly Placement[]): Promise<OrderEntity[]> {
    const ids = await insertOrders(
      db,
      placements.map(({ draft }) => draft),
    );
    const written = placements.map((placement) => ({ ...placement, id: ids.get(placement.draft.orderNumber) ?? 0 }));
    const keys = written.flatMap(({ id: orderId, idempotencyKey: key, bodyHash, draft: { subject, createdAt } }) =>
      key === null ? [] : [{ subject, key, bodyHash, orderId, createdAt }],
    );
    await insertRows(db, IdempotencyKeyEntity, keys);
    const solutions = written.flatMap(({ solution }) => solution ?? []);
    await this.proof.use(db, solutions);
    const passes = written.flatMap(({ pass, draft: { orderNumber } }) => (pass ? [{ ...pass, orderNumber }] : []));
    await this.passes.use(db, passes);
    const placed = await this.holdings.take(
      db,
      written.map(({ draft, id }) => ({ ...draft, id })),
    );
    this.answers.placed(placed);
    return placed;
  }
}

/** The new orders' ids by order number. */
async function insertOrders(db: EntityManager, drafts: readonly Draft[]): Promise<Map<string, number>> {
  const [only, ...others] = drafts;
  if (only && others.length === 0) return new Map([[only.orderNumber, await insertRow(db, OrderEntity, only)]]);
  await insertRows(db, OrderEntity, drafts);
  // Databases needn't count on by one within a statement, so which order got which id is read.
  const rows = await db.find(OrderEntity, {
    select: { id: true, orderNumber: true },
    where: { orderNumber: In(padded(drafts.map(({ orderNumber }) => orderNumber))) },
  });
  if (rows.length !== drafts.length) throw new Error(`${drafts.length} orders were written, ${rows.length} are there`);
  return new Map(rows.map(({ id, orderNumber }) => [orderNumber, id]));
}
