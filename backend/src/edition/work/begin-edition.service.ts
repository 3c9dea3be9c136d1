import type { BeginEditionRequest, EditionRequest } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { CLOSING, EditionEntity } from '../../platform/editions/edition.entity.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { EditionPlanService } from '../plan/edition-plan.service.js';
import { CallOffService } from './call-off.service.js';
import { EditionWorker } from './edition-worker.js';

const AT_ONCE = 'A new edition is being made already, by somebody else.';

/** Who closes an edition: their account stays, and this sign-in of theirs. */
export interface Closer {
  accountId: number;
  sessionId: string | null;
}

type Request = EditionRequest & Pick<BeginEditionRequest, 'confirm'>;

/** From then on nothing is sold, and a process closes the edition whatever happens to another. */
@Injectable()
export class BeginEditionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly plans: EditionPlanService,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly worker: EditionWorker,
    private readonly calling: CallOffService,
  ) {}

  /** Callers have asked for the password again. 422 on a field, 409 when it can't be done now; nothing has changed then. */
  async begin(request: Request, closer: Closer): Promise<void> {
    await this.confirmed(request);
    // Not in the transaction: among a million orders it takes its time. What comes after it is found before anything is removed.
    const { refusals } = await this.plans.whyNot(request);
    if (refusals.length > 0) throw new AppError('CONFLICT', refusals.join(' '));
    try {
      await this.transactions.evenSo(() => this.write(request, closer));
    } catch (error) {
      if (isDuplicateKey(error)) throw new AppError('CONFLICT', AT_ONCE, { cause: error });
      throw error;
    }
  }

  private write(request: Request, closer: Closer): Promise<void> {
    return this.transactions.run(async (db) => {
      // Of two who begin at once the second one looks only when the first has ended.
      await this.settings.hold(db, ['festival', 'site']);
      const { festival, next } = await this.confirmed(request);
      const now = this.clock.now();
      const edition = await db.save(EditionEntity, {
        edition: festival.edition,
        name: festival.name,
        concertAt: new Date(festival.concertDate),
        nextEdition: next.edition,
        nextConcertAt: next.concertAt,
        days: next.days,
        copied: [...new Set(request.copy)],
        keptAccount: closer.accountId,
        activeKey: CLOSING,
        step: 'settle',
        removed: 0,
        figures: null,
        ...this.worker.claim(),
        begunAt: now,
        closedAt: null,
      });
      const available = (await db.findBy(TicketTypeEntity, { isAvailable: true })).map(({ id }) => id);
      const site = await this.settings.fromDatabase(db, 'site');
      await this.calling.noteBeginning(db, edition as EditionEntity, {
        available,
        under_construction: site.underConstruction,
        accepted: [...new Set(request.accept)],
        session: closer.sessionId,
      });
      await db.updateAll(TicketTypeEntity, { isAvailable: false });
      await this.settings.set(db, 'site', { ...site, underConstruction: true });
    });
  }

  private async confirmed(request: Request): ReturnType<EditionPlanService['next']> {
    const read = await this.plans.next(request);
    const { edition } = read.festival;
    if (request.confirm.trim() === edition) return read;
    throw fieldError('confirm', `Type ${edition}, the edition that ends.`);
  }
}
