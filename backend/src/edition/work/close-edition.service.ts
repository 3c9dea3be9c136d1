import { EDITION_STEPS, type EditionFigures, type EditionStep } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { EditionEntity } from '../../platform/editions/edition.entity.js';
import { EditionTimes } from '../../platform/editions/edition-times.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MediaService } from '../../content/media/media.service.js';
import { MailFilesService } from '../../mail/senders/mail-files.service.js';
import { EditionFiguresService } from '../plan/figures.service.js';
import { REMOVED_TABLES, tablesOf } from '../rules/tables.js';
import { CallOffService } from './call-off.service.js';
import { EditionWorker } from './edition-worker.js';
import { EndOfEditionService } from './end-of-edition.service.js';
import { RemoveRowsService } from './remove-rows.service.js';

export type Turn = 'none' | 'busy' | 'done';

/**
 * Closes an edition step by step. The row of `editions` says which one comes next, so that whoever takes over after an
 * interruption goes on there. A step may run twice, but for those that end in one transaction with the row.
 */
@Injectable()
export class CloseEditionService {
  constructor(
    private readonly editions: EditionsService,
    private readonly worker: EditionWorker,
    private readonly figures: EditionFiguresService,
    private readonly rows: RemoveRowsService,
    private readonly media: MediaService,
    private readonly mailFiles: MailFilesService,
    private readonly end: EndOfEditionService,
    private readonly calling: CallOffService,
    private readonly transactions: Transactions,
    private readonly times: EditionTimes,
  ) {}

  /** Does what is left of it. `busy`: another process is at it. `told` hears of each step. 409: it was called off. */
  goOn(told: (step: EditionStep) => unknown = () => undefined): Promise<Turn> {
    return this.transactions.evenSo(() => this.goOnWith(told));
  }

  private async goOnWith(told: (step: EditionStep) => unknown): Promise<Turn> {
    const found = await this.editions.underWay();
    if (!found) return 'none';
    if (!(await this.worker.take(found))) return 'busy';
    for (;;) {
      // Read again: whoever had the turn before may have gone on meanwhile.
      const edition = await this.editions.underWay();
      if (edition?.id !== found.id) break;
      await told(edition.step);
      await this.do(edition);
    }
    await this.editions.look();
    return 'done';
  }

  private async do(edition: EditionEntity): Promise<void> {
    const { step } = edition;
    switch (step) {
      case 'settle':
        await pause(this.times.settleMs);
        await this.worker.keep(edition, () => this.calling.offIfAnythingIsNew(edition));
        return this.calling.close(edition, after(step));
      case 'figures':
        return this.next(edition, step, { figures: edition.figures ?? (await this.count(edition)) });
      case 'people':
      case 'sweep':
        for (const table of REMOVED_TABLES) await this.rows.removeAll(edition, table);
        await this.rows.leaveImported(edition);
        await this.worker.keep(edition, () => this.mailFiles.remove());
        return this.next(edition, step);
      case 'parts':
        await this.removeParts(edition);
        return this.next(edition, step);
      case 'accounts':
        await this.rows.endAccounts(edition);
        return this.next(edition, step);
      case 'dates':
        return this.end.shift(edition, after(step));
      case 'keys':
        return this.end.renewKeys(edition, after(step));
      case 'finish':
        return this.end.finish(edition);
    }
  }

  private count(edition: EditionEntity): Promise<EditionFigures> {
    return this.worker.keep(edition, () => this.figures.atLeisure());
  }

  private async removeParts(edition: EditionEntity): Promise<void> {
    const { copied } = edition;
    for (const part of ['ticket_types', 'line_up', 'content', 'merchandise', 'knowledge', 'codes'] as const) {
      if (copied.includes(part)) continue;
      for (const table of tablesOf(part)) await this.rows.removeAll(edition, table);
      if (part === 'knowledge') await this.rows.noteKnowledge(edition);
    }
    if (copied.includes('pictures')) return;
    await this.worker.keep(edition, async () => {
      await this.media.deleteUnused();
      await this.media.removeFilesWithoutRow();
    });
  }

  private async next(edition: EditionEntity, done: EditionStep, changes: Partial<EditionEntity> = {}): Promise<void> {
    await this.worker.piece(edition, async () => ({ result: null, changes: { ...changes, step: after(done) } }));
  }
}

function after(step: EditionStep): EditionStep {
  return EDITION_STEPS[EDITION_STEPS.indexOf(step) + 1] ?? 'finish';
}
