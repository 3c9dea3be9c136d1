import type { ImportedPayment, PaymentsImport } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { meaningOf, meansMoney, unknownPayment } from '../../payments/payment-log/unknown-payment.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { readPaymentsCsv, type CsvPayment } from './payments-csv.js';

const SHOWN = 1_000;
const AT_ONCE = 500;

type Found = ReturnType<typeof unknownPayment>;

/** Our rows by the ids in the file. */
interface Known {
  attempts: Map<string, AttemptEntity>;
  transactions: Map<string, ProviderTransactionEntity>;
  orders: Map<number, OrderEntity>;
}

/** Compares the provider's exported list with ours, to find payments that we don't know at all. */
@Injectable()
export class ImportPaymentsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Throws 422 for a file that can't be read. Nothing of our orders is changed. */
  async import(file: Buffer, actor: Actor): Promise<PaymentsImport> {
    const rows = readPaymentsCsv(file);
    const known = await this.known(rows);
    const payments = rows.map((row) => compare(row, known));
    const count = (result: ImportedPayment['result']) => payments.filter((each) => each.result === result).length;
    const counts = {
      rows: rows.length,
      equal: count('equal'),
      different: count('different'),
      unknown: count('unknown'),
    };
    const stored = await this.store(
      payments.flatMap((each) => toDifference(each, known)),
      counts,
      actor,
    );
    return { ...counts, stored, payments: payments.filter((each) => each.result !== 'equal').slice(0, SHOWN) };
  }

  private async known(rows: readonly CsvPayment[]): Promise<Known> {
    const known: Known = { attempts: new Map(), transactions: new Map(), orders: new Map() };
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const part = rows.slice(from, from + AT_ONCE);
      const attempts = await this.reader
        .of(AttemptEntity)
        .findBy({ providerOrderId: In(part.map((each) => each.orderId)) });
      const ids = part.flatMap((each) => each.transactionId ?? []);
      const transactions = await this.reader.of(ProviderTransactionEntity).findBy({ transactionId: In(ids) });
      const orders = await this.reader.of(OrderEntity).findBy({ id: In(attempts.map((each) => each.orderId)) });
      for (const each of attempts) known.attempts.set(each.providerOrderId, each);
      for (const each of transactions) known.transactions.set(each.transactionId, each);
      for (const each of orders) known.orders.set(each.id, each);
    }
    return known;
  }

  /** Gives the number of those that were not listed before. Each part is audited with its rows. */
  private async store(found: readonly Found[], counts: object, actor: Actor): Promise<number> {
    const byKey = [...new Map(found.map((each) => [each.differenceKey, each])).values()];
    let stored = 0;
    for (let from = 0; from === 0 || from < byKey.length; from += AT_ONCE) {
      const part = byKey.slice(from, from + AT_ONCE);
      const write = () => this.transactions.run((db) => this.storePart(db, part, counts, actor));
      stored += await write().catch((error: unknown) => {
        // Somebody imports the same file at the same time: the second look sees their rows.
        if (!isDuplicateKey(error)) throw error;
        return write();
      });
    }
    return stored;
  }

  private async storePart(db: EntityManager, part: readonly Found[], counts: object, actor: Actor): Promise<number> {
    const keys = part.map((each) => each.differenceKey);
    const listed = await db.find(DifferenceEntity, {
      where: { differenceKey: In(keys) },
      select: { id: true, differenceKey: true },
    });
    const known = new Set(listed.map((each) => each.differenceKey));
    const foundAt = this.clock.now();
    const unlisted = part.filter((each) => !known.has(each.differenceKey)).map((each) => ({ ...each, foundAt }));
    if (unlisted.length > 0) await db.insert(DifferenceEntity, unlisted);
    const after = { ...counts, stored: unlisted.length };
    const resource = 'reconciliation-imports';
    await this.audit.record(db, { ...actor, action: 'import', resource, recordId: null, after });
    return unlisted.length;
  }
}

/** Money that we don't know waits for a person: an order that we don't have, or another transaction of one. */
function toDifference(
  { order_id, transaction_id, payment_type, theirs, ours }: ImportedPayment,
  known: Known,
): Found[] {
  const isKnown = ours !== null && (transaction_id === null || known.transactions.has(transaction_id));
  if (isKnown || !meansMoney(theirs.status)) return [];
  const id = known.attempts.get(order_id)?.orderId;
  return [
    unknownPayment({
      providerOrderId: order_id,
      transactionId: transaction_id,
      paymentType: payment_type,
      theirs,
      order: ours && id !== undefined ? { id, orderNumber: ours.order_number, ...ours } : null,
    }),
  ];
}

function compare(row: CsvPayment, known: Known): ImportedPayment {
  const attempt = known.attempts.get(row.orderId);
  const order = attempt && known.orders.get(attempt.orderId);
  const transaction = row.transactionId === null ? undefined : known.transactions.get(row.transactionId);
  const payment = {
    line: row.line,
    order_id: row.orderId,
    transaction_id: row.transactionId,
    payment_type: row.paymentType,
    theirs: { status: row.status, amount: row.amount },
  };
  if (!attempt || !order) return { ...payment, result: 'unknown', ours: null };
  const status = transaction?.status ?? order.status;
  const ours = { status, amount: attempt.grossAmount, order_number: order.orderNumber };
  const isKnown = row.transactionId === null || transaction !== undefined || !meansMoney(row.status);
  const isEqual = isKnown && row.amount === attempt.grossAmount && meaningOf(row.status) === meaningOf(status);
  return { ...payment, result: isEqual ? 'equal' : 'different', ours };
}
