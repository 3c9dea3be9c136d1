import { INBOX_KINDS, INBOX_ROWS, type Inbox, type InboxCounts, inboxKindsFor, type Role } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/clock/clock.js';
import type { InboxParts } from './parts/inbox-part.js';
import { FestivalPartsService } from './parts/festival-parts.service.js';
import { MailPartsService } from './parts/mail-parts.service.js';
import { MoneyPartsService } from './parts/money-parts.service.js';

/** Puts together what waits for a person, out of what each module says of itself. */
@Injectable()
export class InboxService {
  constructor(
    private readonly money: MoneyPartsService,
    private readonly mails: MailPartsService,
    private readonly festival: FestivalPartsService,
    private readonly clock: Clock,
  ) {}

  async read(role: Role, actor: Actor): Promise<Inbox> {
    const parts = await this.parts(role, actor, INBOX_ROWS);
    return { counted_at: this.clock.now().toISOString(), ...parts };
  }

  async counts(role: Role, actor: Actor): Promise<InboxCounts> {
    const parts = await this.parts(role, actor, 0);
    return Object.fromEntries(INBOX_KINDS.map((kind) => [kind, parts[kind]?.count ?? null])) as InboxCounts;
  }

  /** With at most `take` rows of each; kinds of other roles are neither counted nor read. */
  private async parts(role: Role, actor: Actor, take: number): Promise<InboxParts> {
    const kinds = new Set(inboxKindsFor(role));
    const [money, mails, festival] = await Promise.all([
      this.money.read(kinds, actor, take),
      this.mails.read(kinds, take),
      this.festival.read(kinds, take),
    ]);
    return { ...money, ...mails, ...festival };
  }
}
