import { type DeclineCount, type DeclineReason, type MethodOutcome, statusGroup } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { declineReason } from '../../payments/payment-log/decline-reason.js';
import { tookMoney } from '../../payments/payment-log/paid-outside-provider.js';
import { toOrderStatus } from '../../payments/payment-log/payment-summary.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';

const HOUR_MS = 3_600_000;
/** The newest denials tell the reasons as well as all do. */
const MOST_DENIED = 1_000;

interface Row {
  method: string;
  status: string;
  fraudStatus: string | null;
  count: number | string;
}

/** What became of the last hour's payments, from the index `payment_transactions_updated_at`. */
@Injectable()
export class PaymentOutcomesService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async byMethod(): Promise<MethodOutcome[]> {
    const rows = await this.changedLately()
      // The settlement of yesterday's card is a change of today and no payment of today.
      .andWhere('t.firstSeenAt > :since')
      .select('t.paymentType', 'method')
      .addSelect('t.status', 'status')
      .addSelect('t.fraudStatus', 'fraudStatus')
      .addSelect('COUNT(*)', 'count')
      .groupBy('t.paymentType')
      .addGroupBy('t.status')
      .addGroupBy('t.fraudStatus')
      .getRawMany<Row>();
    const methods = new Map<string, MethodOutcome>();
    for (const row of rows) {
      const outcome = methods.get(row.method) ?? { method: row.method, paid: 0, failed: 0, open: 0 };
      outcome[outcomeOf(row)] += Number(row.count);
      methods.set(row.method, outcome);
    }
    const all = ({ paid, failed, open }: MethodOutcome): number => paid + failed + open;
    return [...methods.values()].sort((one, other) => all(other) - all(one) || (one.method < other.method ? -1 : 1));
  }

  async declines(): Promise<DeclineCount[]> {
    const denied = await this.changedLately()
      .andWhere(`(t.status IN ('deny', 'failure') OR t.fraudStatus = 'deny')`)
      .select(['t.id', 't.raw', 't.fraudStatus'])
      .orderBy('t.updatedAt', 'DESC')
      .limit(MOST_DENIED)
      .getMany();
    const counts = new Map<DeclineReason, number>();
    for (const transaction of denied) {
      const reason = declineReason(transaction);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts].map(([reason, count]) => ({ reason, count })).sort((one, other) => other.count - one.count);
  }

  private changedLately() {
    const since = new Date(this.clock.now().getTime() - HOUR_MS);
    return this.reader.select(ProviderTransactionEntity, 't').where('t.updatedAt > :since', { since });
  }
}

function outcomeOf(transaction: Pick<Row, 'status' | 'fraudStatus'>): 'paid' | 'failed' | 'open' {
  if (tookMoney(transaction)) return 'paid';
  const status = toOrderStatus(transaction);
  return status !== null && statusGroup(status) === 'failed' ? 'failed' : 'open';
}
