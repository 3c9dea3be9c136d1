import { type ErasePersonRequest, type ErasedPerson, normalizeEmail, type PersonCounts } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { AuditService } from '../../audit/audit.service.js';
import { eraseEntries } from '../../audit/erase-entries.js';
import { eraseAccount } from '../../auth/accounts/erase-account.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { EraseOrderService } from '../erase-order.service.js';
import { countsOf, FindPersonService, type FoundPerson } from './find-person.service.js';
import { MentionsService } from './mentions.service.js';

/**
 * Erases a person for good. Many transactions; after an interruption the same call does the rest: texts that name the
 * person come first, since orders, which tell the names, come last.
 */
@Injectable()
export class ErasePersonService {
  private readonly key: Buffer;

  constructor(
    config: AppConfig,
    private readonly people: FindPersonService,
    private readonly mentions: MentionsService,
    private readonly conversations: FindConversationsService,
    private readonly eraseOrder: EraseOrderService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {
    this.key = config.deriveKey('erased people');
  }

  /** Throws 422 when the address typed again is another, 409 with what must be done first. */
  async erase(request: ErasePersonRequest, actor: Actor): Promise<ErasedPerson> {
    if (normalizeEmail(request.confirm_email) !== normalizeEmail(request.email)) {
      throw fieldError('confirm_email', 'This is another address.');
    }
    const found = await this.people.find(request);
    const blockers = await this.people.blockers(found);
    if (blockers.length > 0) throw new AppError('CONFLICT', blockers.join(' '));
    const counts = countsOf(found, await this.mentions.find(found.person));
    await this.eraseRecords(found);
    await this.record('erase', request.email, counts, actor);
    return { erased: counts };
  }

  /** The audit log names the person by a keyed hash: who knows the address and the key can tell whether it was this one. */
  async record(
    action: 'erase' | 'export' | 'look_up',
    email: string,
    after: PersonCounts,
    actor: Actor,
  ): Promise<void> {
    const recordId = createHmac('sha256', this.key).update(normalizeEmail(email)).digest('base64url');
    const entry = { ...actor, action, resource: 'personal-data', recordId, after };
    await this.transactions.run((db) => this.audit.record(db, entry));
  }

  private async eraseRecords({ person, orders, tickets, mails, refunds, conversations, account }: FoundPerson) {
    await this.transactions.run((db) => this.conversations.erase(db, conversations));
    await this.mentions.erase(person);
    const records: Array<[string, readonly string[]]> = [
      ['orders', orders.map(({ id }) => String(id))],
      ['tickets', tickets.flatMap(({ id, ticketCode }) => [String(id), ticketCode])],
      ['refunds', refunds.map(({ id }) => String(id))],
      ['mails', mails.map(({ id }) => String(id))],
    ];
    for (const [resource, ids] of records) await this.transactions.run((db) => eraseEntries(db, resource, ids));
    for (const { id, orderNumber } of orders) {
      if (await this.eraseOrder.erase(id)) continue;
      throw new AppError('CONFLICT', `Order ${orderNumber} has changed in the meantime. Finish it first, then repeat.`);
    }
    if (account) await this.transactions.run((db) => eraseAccount(db, account.id));
  }
}
