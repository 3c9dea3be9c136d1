import { ERASED_DOMAIN } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { OutboxService } from '../mail/queue/outbox.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Reader } from '../platform/database/reader.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/errors/app-error.js';
import { NextYearAddressEntity } from './next-year-address.entity.js';
import { LINK_NOT_VALID } from './next-year.dto.js';

const REMOVED_ADDRESS = `somebody@${ERASED_DOMAIN}`;

/** What the links in the mails do; whoever has the token may do it, any number of times. */
@Injectable()
export class NextYearLinksService {
  constructor(
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly outbox: OutboxService,
  ) {}

  /** Mails may go to the address from now on. Throws 404 when it isn't on the list any more. */
  async confirm(token: string): Promise<void> {
    await this.assertListed(token);
    const which = { token, confirmedAt: IsNull() };
    const { affected } = await this.transactions.run((db) =>
      db.update(NextYearAddressEntity, which, { confirmedAt: this.clock.now() }),
    );
    // Confirmed before, or deleted meanwhile.
    if (affected === 0) await this.assertListed(token);
  }

  /** Takes the address off the list, and out of the mails about it. One that is gone already stays gone. */
  async unsubscribe(token: string): Promise<void> {
    const row = await this.reader.of(NextYearAddressEntity).findOneBy({ token });
    if (row) await this.transactions.run((db) => this.remove(db, row));
  }

  /** Runs in the caller's transaction; gives whether it was there. */
  async remove(db: EntityManager, { id, email }: Pick<NextYearAddressEntity, 'id' | 'email'>): Promise<boolean> {
    const { affected } = await db.delete(NextYearAddressEntity, { id });
    await this.outbox.forgetKind(db, 'next_year', email, REMOVED_ADDRESS);
    return affected !== 0;
  }

  private async assertListed(token: string): Promise<void> {
    if (await this.reader.of(NextYearAddressEntity).existsBy({ token })) return;
    throw new AppError('NOT_FOUND', LINK_NOT_VALID);
  }
}
