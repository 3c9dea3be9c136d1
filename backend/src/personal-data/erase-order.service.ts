import { Injectable } from '@nestjs/common';
import { EraseBuyerService } from '../orders/personal/erase-buyer.service.js';
import { erasePayer, paymentsUnderWay } from '../payments/payment-log/erase-payer.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import { eraseNotes } from '../tickets/gate/log/erase-notes.js';

/** Takes the buyer out of one order in all that the features hold of it, in one transaction. */
@Injectable()
export class EraseOrderService {
  constructor(
    private readonly buyers: EraseBuyerService,
    private readonly transactions: Transactions,
    private readonly reader: Reader,
  ) {}

  /** Orders that must be left alone: open, waiting for a person, with a payment or refund under way. */
  async underWay(): Promise<number[]> {
    return [...new Set([...(await this.buyers.underWay()), ...(await paymentsUnderWay(this.reader))])];
  }

  /** False when somebody has to do with the order by now. */
  erase(id: number): Promise<boolean> {
    return this.transactions.run(async (db) => {
      if (!(await this.buyers.erase(db, id))) return false;
      await erasePayer(db, id);
      await eraseNotes(db, id);
      return true;
    });
  }
}
