import type { PersonExport, PersonRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { withoutSecrets } from '../../audit/audit.service.js';
import { factsOfBuyer } from '../../audit/buyer-fields.js';
import { entriesAbout } from '../../audit/erase-entries.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import { toNextYearAddress } from '../../next-year/next-year.mapper.js';
import type { OrderEntity } from '../../orders/order.entity.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import { NotificationEntity } from '../../payments/webhook/notification.entity.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { recordsOf } from '../erase-order.service.js';
import { countsOf, FindPersonService, type FoundPerson } from './find-person.service.js';
import { PersonLogService } from './person-log.service.js';

type Rows = Array<Record<string, unknown>>;

/** Left out besides what `withoutSecrets` hides: they open something, or are no business of the person's. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  `subject holdNetwork openEmail openPhone claimToken resumeUrl sealedUrl address redirectUrl openingBy openingUntil
  codeHash requestHash passwordHash totpSecret totpLastStep nonce requestedBy requestedById confirmedBy endedBy adminUserId
  checkedInBy merchant_id signature_key`.split(/\s+/),
);

/** All that is kept of a person, to be given to them. */
@Injectable()
export class ExportPersonService {
  constructor(
    private readonly reader: Reader,
    private readonly people: FindPersonService,
    private readonly conversations: FindConversationsService,
    private readonly log: PersonLogService,
    private readonly clock: Clock,
  ) {}

  /** Audited, without the address. */
  async export(request: PersonRequest, actor: Actor): Promise<PersonExport> {
    const found = await this.people.find(request);
    const { orders, tickets, refunds, scans, nextYear, account } = found;
    await this.log.record('export', request.email, countsOf(found), actor);
    return {
      made_at: this.clock.now().toISOString(),
      email: found.email,
      phones: [...new Set(orders.map(({ buyerPhone }) => buyerPhone))],
      orders: plain(orders),
      tickets: plain(tickets),
      payments: plain(await this.payments(orders)),
      refunds: plain(refunds),
      mails: plain(mailsOf(found)),
      scans: plain(scans),
      conversations: plain(await this.conversations.of(found.conversations)),
      next_year: plain(nextYear ? [toNextYearAddress(nextYear)] : []),
      accounts: plain(account ? [account] : []),
      audit: plain(await this.entries(orders)),
    };
  }

  private async payments(orders: readonly OrderEntity[]): Promise<object[]> {
    const ids = orders.map(({ id }) => id);
    const attempts = await inChunks(ids, (some) => this.reader.of(AttemptEntity).findBy({ orderId: In(some) }));
    const attemptIds = attempts.map(({ id }) => id);
    const [transactions, notifications] = [
      await inChunks(attemptIds, (some) => this.reader.of(ProviderTransactionEntity).findBy({ attemptId: In(some) })),
      await inChunks(attemptIds, (some) => this.reader.of(NotificationEntity).findBy({ attemptId: In(some) })),
    ];
    return [...attempts, ...transactions, ...notifications.map((each) => ({ ...each, raw: parsed(each.raw) }))];
  }

  /** What the log holds of the buyer; who of the staff did it is no part of that. */
  private async entries(orders: readonly OrderEntity[]): Promise<object[]> {
    const log = this.reader.of(AuditEntryEntity);
    const records = await recordsOf({ find: (entity, options) => this.reader.of(entity).find(options) }, orders);
    const entries: AuditEntryEntity[] = [];
    for (const each of records) entries.push(...(await entriesAbout(log, each)));
    return entries
      .map(({ action, resource, before, after, createdAt }) => ({
        action,
        resource,
        before: factsOfBuyer(before),
        after: factsOfBuyer(after),
        createdAt,
      }))
      .filter(({ before, after }) => Object.keys({ ...before, ...after }).length > 0);
  }
}

/** A mail to this address about an order with another one by now: its text is about somebody else. */
function mailsOf({ mails, orders }: FoundPerson): object[] {
  const own = new Set<number | null>([null, ...orders.map(({ id }) => id)]);
  return mails.map((mail) => (own.has(mail.orderId) ? mail : { ...mail, payload: null, orderNumber: null }));
}

/** As it came; text that is cut off can't be read. */
function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

function plain(rows: readonly object[]): Rows {
  return rows.map((row) => withoutSecrets(shown(row) as object));
}

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (LEFT_OUT.has(key) ? [] : [[key, shown(each)]])),
  );
}
