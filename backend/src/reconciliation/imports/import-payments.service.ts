import { statusGroup, type ImportedPayment, type PaymentsImport } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../clock/clock.js';
import { isDuplicateKey } from '../../database/duplicate-key.js';
import { Reader } from '../../database/reader.js';
import { Transactions } from '../../database/transactions.js';
import type { Actor } from '../../http/actor.js';
import { OrderEntity } from '../../orders/order.entity.js';
import { toOrderStatus } from '../../payments/attempt-summary.js';
import { AttemptEntity } from '../../payments/attempt.entity.js';
import { ProviderTransactionEntity } from '../../payments/provider-transaction.entity.js';
import { DifferenceEntity } from '../runs/difference.entity.js';
import { readPaymentsCsv, type CsvPayment } from './payments-csv.js';

const SHOWN = 1_000;
const LOOKED_UP_AT_ONCE = 500;

/** What we know under the names that a file uses. */
interface Known {
  attempts: Map<string, AttemptEntity>;
  transactions: Map<string, ProviderTransactionEntity>;
  orders: Map<number, OrderEntity>;
}

/** Compares the provider's exported list with ours, to find payments that we don't know at all. */
@Injectable()
export class ImportPayments {
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
      stored: await this.store(payments.filter((each) => each.result === 'unknown' && isMoney(each.theirs.status))),
    };
    const resource = 'reconciliation-imports';
    await this.transactions.run((db) =>
      this.audit.record(db, { ...actor, action: 'import', resource, recordId: null, after: counts }),
    );
    return { ...counts, payments: payments.filter((each) => each.result !== 'equal').slice(0, SHOWN) };
  }

  private async known(rows: readonly CsvPayment[]): Promise<Known> {
    const known: Known = { attempts: new Map(), transactions: new Map(), orders: new Map() };
    for (let from = 0; from < rows.length; from += LOOKED_UP_AT_ONCE) {
      const part = rows.slice(from, from + LOOKED_UP_AT_ONCE);
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

  /** Gives the number of those that were not listed before. */
  private async store(unknown: readonly ImportedPayment[]): Promise<number> {
    let stored = 0;
    for (const { order_id, transaction_id, payment_type, theirs } of unknown) {
      const key = ['unknown_payment', order_id, transaction_id ?? '-', theirs.status].join('|').slice(0, 190);
      if (await this.reader.of(DifferenceEntity).existsBy({ differenceKey: key })) continue;
      try {
        await this.transactions.run((db) =>
          db.insert(DifferenceEntity, {
            runId: null,
            kind: 'unknown_payment',
            state: 'waits',
            differenceKey: key,
            orderId: null,
            orderNumber: order_id,
            paymentType: payment_type,
            ourStatus: null,
            ourAmount: null,
            ourTransactionId: null,
            theirStatus: theirs.status,
            theirAmount: theirs.amount,
            theirTransactionId: transaction_id,
            became: null,
            attention: null,
            foundAt: this.clock.now(),
            resolvedBy: null,
            resolvedReason: null,
            resolvedAt: null,
          }),
        );
        stored += 1;
      } catch (error) {
        // Somebody imports the same file at the same time.
        if (!isDuplicateKey(error)) throw error;
      }
    }
    return stored;
  }
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
  const isKnown = row.transactionId === null || transaction !== undefined || !isMoney(row.status);
  const isEqual = isKnown && row.amount === attempt.grossAmount && meaning(row.status) === meaning(status);
  return { ...payment, result: isEqual ? 'equal' : 'different', ours };
}

/** Captured and settled mean the same to us, and so do all ways of ending without money. */
function meaning(word: string): string {
  const status = toOrderStatus({ status: word, fraudStatus: null });
  if (status === null) return word;
  const group = statusGroup(status);
  return group === 'refunded' ? status : group;
}

/** A word that we don't know may stand for money too. */
function isMoney(word: string): boolean {
  return !['failed', 'pending'].includes(meaning(word));
}
