import {
  IMPORT_TEXTS,
  MANUAL_IMPORT_REASON,
  type ImportRequest,
  type ImportResult,
  type ManualOrderRequest,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { CsvFile } from '../../platform/csv/csv-file.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { insertRow } from '../../platform/database/insert-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { draftManualOrder } from '../manual/manual-order-draft.js';
import { ManualOrderWriterService } from '../manual/manual-order-writer.service.js';
import { OrderEntity } from '../order.entity.js';
import { fingerprintOf, ImportChecksService, isShort } from './import-checks.service.js';
import type { ImportedOrder } from './import-row.js';
import { ImportedReferencesService } from './imported-references.service.js';
import { ImportedRowEntity } from './imported-row.entity.js';

/** An import that may begin. */
export interface PreparedImport {
  orders: readonly ImportedOrder[];
  request: ImportRequest;
  actor: Actor;
  fileName: string;
}

/** Makes orders of the form's rows in the same way as manual orders: paid, sync-locked, tickets valid. */
@Injectable()
export class ImportOrdersService {
  constructor(
    private readonly checks: ImportChecksService,
    private readonly writer: ManualOrderWriterService,
    private readonly imported: ImportedReferencesService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
  ) {}

  /** Throws 409: nothing to import, another number of rows than agreed to, not enough seats without `over_quota`. */
  async prepare(file: CsvFile, request: ImportRequest): Promise<ImportedOrder[]> {
    const { ready, seats } = await this.checks.check(file, request);
    if (ready.length === 0) throw new AppError('CONFLICT', IMPORT_TEXTS.nothingReady);
    if (ready.length !== request.confirm_rows) {
      const text = IMPORT_TEXTS.changed(ready.length);
      throw new AppError('CONFLICT', text, { errors: { confirm_rows: [text] } });
    }
    const short = request.over_quota ? undefined : seats.find(isShort);
    if (short) {
      const text = IMPORT_TEXTS.noSeats(short);
      throw new AppError('TICKETS_SOLD_OUT', text, { errors: { over_quota: [text] } });
    }
    return ready;
  }

  /**
   * One transaction a row, so that what dies in the middle is completed by a second import of the same file. Yields the
   * number of rows done; whoever stops asking stops the import between two rows. Audited with what came of it.
   */
  async *run(prepared: PreparedImport): AsyncGenerator<number, ImportResult> {
    const result: ImportResult = { imported: 0, known: 0, failed: [] };
    try {
      let done = 0;
      for (const order of prepared.orders) {
        await this.importOne(order, prepared, result);
        done += 1;
        yield done;
      }
      return result;
    } finally {
      await this.record(prepared, result);
    }
  }

  private async importOne(order: ImportedOrder, { request, actor }: PreparedImport, result: ImportResult) {
    try {
      await this.write(order, request, actor);
      result.imported += 1;
    } catch (error) {
      if (isDuplicateKey(error)) result.known += 1;
      else if (error instanceof AppError) result.failed.push({ row: order.row, field: null, text: error.message });
      else throw error;
    }
  }

  private write(order: ImportedOrder, plan: ImportRequest, actor: Actor): Promise<number> {
    const request = toManualOrder(order, plan);
    const { referral } = order;
    const tier = { type: order.tier.type, header: order.tier.header, price: 0 };
    return this.transactions.run(async (db) => {
      const now = this.clock.now();
      const draft = {
        ...draftManualOrder({
          request,
          tier,
          referral,
          subject: randomUUID(),
          expiryMinutes: this.config.orderExpiryMinutes,
          closedEditions: this.editions.closed,
          now,
        }),
        source: 'google_form' as const,
        syncLockedReason: MANUAL_IMPORT_REASON,
      };
      await this.makeWay(db, order.reference);
      // First: of two imports at once one waits here and then finds the row made.
      await insertRow(db, ImportedRowEntity, {
        reference: order.reference,
        fingerprint: fingerprintOf(order),
        orderNumber: draft.orderNumber,
        createdAt: now,
      });
      return this.writer.write(db, draft, request, actor);
    });
  }

  /**
   * A row whose order was deleted makes way for the one that is imported in its place. Throws 409 when it is that of an
   * erased buyer, which no index tells from a new one.
   */
  private async makeWay(db: EntityManager, reference: string): Promise<void> {
    const before = (await this.imported.find([reference])).get(reference);
    if (!before) return;
    if (before.isOfEarlierEdition) throw new AppError('CONFLICT', IMPORT_TEXTS.earlierEdition(reference));
    const { id, orderNumber } = before;
    // By number too: of two imports at once the second finds the first's row and leaves it.
    if (await db.existsBy(OrderEntity, { orderNumber, deletedAt: Not(IsNull()) })) {
      await db.delete(ImportedRowEntity, { id, orderNumber });
    } else if (before.reference !== reference) {
      throw new AppError('CONFLICT', `Reference "${reference}" was imported before: order ${orderNumber}.`);
    }
  }

  private record({ orders, request, actor, fileName }: PreparedImport, { imported, known, failed }: ImportResult) {
    const { confirm_rows: _rows, ...plan } = request;
    const after = { file: fileName, rows: orders.length, imported, known, failed: failed.length, ...plan };
    const entry = { ...actor, action: 'import', resource: 'orders', recordId: null, after };
    return this.transactions.run((db) => this.audit.record(db, entry));
  }
}

function toManualOrder(order: ImportedOrder, plan: ImportRequest): ManualOrderRequest {
  return {
    buyer_name: order.buyerName,
    buyer_email: order.buyerEmail,
    buyer_phone: order.buyerPhone,
    category: order.category,
    ticket_quantity: order.quantity,
    final_amount: order.finalAmount,
    ticket_type: order.tier.type,
    over_quota: plan.over_quota === true,
    send_email: plan.send_email,
    language: plan.language,
  };
}
