import type { PersonExport, PersonRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { withoutSecrets } from '../../audit/audit.service.js';
import { FindConversationsService } from '../../chatbot/chat/find-conversations.service.js';
import { AttemptEntity } from '../../payments/payment-log/attempt.entity.js';
import { ProviderTransactionEntity } from '../../payments/payment-log/provider-transaction.entity.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { ErasePersonService } from './erase-person.service.js';
import { countsOf, FindPersonService } from './find-person.service.js';
import { MentionsService } from './mentions.service.js';

type Rows = Array<Record<string, unknown>>;

/** Left out besides what `withoutSecrets` hides: they open something, or are no business of the person's. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  `subject holdNetwork openEmail openPhone claimToken resumeUrl sealedUrl address redirectUrl openingBy openingUntil
  codeHash requestHash passwordHash totpSecret totpLastStep nonce`.split(/\s+/),
);

/** All that is kept of a person, to be given to them. */
@Injectable()
export class ExportPersonService {
  constructor(
    private readonly reader: Reader,
    private readonly people: FindPersonService,
    private readonly mentions: MentionsService,
    private readonly conversations: FindConversationsService,
    private readonly erasures: ErasePersonService,
    private readonly clock: Clock,
  ) {}

  /** Audited, without the address. */
  async export(request: PersonRequest, actor: Actor): Promise<PersonExport> {
    const found = await this.people.find(request);
    const { person, orders, tickets, mails, refunds, scans, account } = found;
    const mentions = await this.mentions.find(person);
    const where = { orderId: In(orders.map(({ id }) => id)) };
    const attempts = await this.reader.of(AttemptEntity).find({ where, order: { id: 'ASC' } });
    const attemptId = In(attempts.map(({ id }) => id));
    const transactions = await this.reader.of(ProviderTransactionEntity).findBy({ attemptId });
    await this.erasures.record('export', request.email, countsOf(found, mentions), actor);
    return {
      made_at: this.clock.now().toISOString(),
      email: person.email,
      phones: [...person.phones],
      orders: plain(orders),
      tickets: plain(tickets),
      payments: plain([...attempts, ...transactions]),
      refunds: plain(refunds),
      mails: plain(mails),
      scans: plain(scans),
      conversations: plain(await this.conversations.of(found.conversations)),
      accounts: plain(account ? [account] : []),
      mentions: plain(mentions.filter(({ table }) => table !== 'mails' && table !== 'refunds')),
    };
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
