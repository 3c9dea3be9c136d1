import { ERASED_DOMAIN, type ErasePersonRequest, type ErasedPerson, normalizeEmail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { eraseTyped } from '../../audit/erase-entries.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import { OutboxService } from '../../mail/queue/outbox.service.js';
import { NextYearLinksService } from '../../next-year/next-year-links.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { EraseOrderService } from '../erase-order.service.js';
import { EraseAccountService } from './erase-account.service.js';
import { countsOf, FindPersonService, type FoundPerson } from './find-person.service.js';
import { PersonLogService } from './person-log.service.js';

const ERASED_ADDRESS = `somebody@${ERASED_DOMAIN}`;

/**
 * Erases a person for good, by what is linked to the address. A transaction for each order: after an interruption the
 * same call does the rest, since an order that is not erased yet still has the address.
 */
@Injectable()
export class ErasePersonService {
  constructor(
    private readonly people: FindPersonService,
    private readonly conversations: FindConversationsService,
    private readonly eraseOrder: EraseOrderService,
    private readonly accounts: EraseAccountService,
    private readonly nextYear: NextYearLinksService,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly log: PersonLogService,
  ) {}

  /** Throws 422 when the address typed again is another, 409 with what must be done first, or when it must be repeated. */
  async erase(request: ErasePersonRequest, actor: Actor): Promise<ErasedPerson> {
    const email = normalizeEmail(request.email);
    if (normalizeEmail(request.confirm_email) !== email) {
      throw fieldError('confirm_email', 'This is another address.');
    }
    const found = await this.people.find(request);
    const blockers = await this.people.blockers(found);
    if (blockers.length > 0) throw new AppError('CONFLICT', blockers.join(' '));
    const erased = countsOf(found);
    await this.log.record('erase', email, erased, actor);
    await this.eraseRecords(found);
    return { erased };
  }

  /** Texts come first: afterwards no order tells the numbers by which they are found. */
  private async eraseRecords({ email, orders, conversations, typed, nextYear, account }: FoundPerson): Promise<void> {
    await this.transactions.run(async (db) => {
      await this.conversations.erase(db, conversations);
      await eraseTyped(db, typed);
      if (nextYear) await this.nextYear.remove(db, nextYear);
    });
    for (const { id, orderNumber, buyerEmail } of orders) {
      if (await this.eraseOrder.erase(id, buyerEmail)) continue;
      throw new AppError('CONFLICT', `Order ${orderNumber} has changed in the meantime. Finish it first, then repeat.`);
    }
    if (account && !(await this.accounts.erase(account))) {
      throw new AppError('CONFLICT', 'The account is active again. Deactivate it first, then repeat.');
    }
    // Its mails must still find their way.
    const [placed] = await this.people.ordersOf(email);
    if (placed) {
      const text = `Order ${placed.orderNumber} came in the meantime. All before it was erased. Finish it first, then repeat.`;
      throw new AppError('CONFLICT', text);
    }
    await this.transactions.run((db) => this.outbox.forgetAddress(db, email, ERASED_ADDRESS));
  }
}
