import type { Edition, EditionNextStep, EditionsData, EditionUnderWay } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EditionEntity } from '../platform/editions/edition.entity.js';
import { EditionsService } from '../platform/editions/editions.service.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { NextStepsService } from './after/next-steps.service.js';
import { CallOffService } from './work/call-off.service.js';
import { EditionWorker } from './work/edition-worker.js';

/** The present edition, the one that is being made, and those that are over. */
@Injectable()
export class EditionOverviewService {
  constructor(
    private readonly settings: SettingsService,
    private readonly editions: EditionsService,
    private readonly worker: EditionWorker,
    private readonly nextSteps: NextStepsService,
    private readonly calling: CallOffService,
  ) {}

  async overview(): Promise<EditionsData> {
    const { edition, name, concertDate } = await this.settings.stored('festival');
    const underWay = await this.editions.underWay();
    const past = await this.editions.past();
    const last = past[0];
    return {
      edition,
      name,
      concert_at: new Date(concertDate).toISOString(),
      under_way: underWay && toUnderWay(underWay, this.worker.isWorkedOn(underWay)),
      past: past.flatMap((each) => toEdition(each) ?? []),
      next_steps: underWay ? [] : [...(await this.again()), ...(last ? await this.nextSteps.list(last) : [])],
    };
  }

  private async again(): Promise<EditionNextStep[]> {
    const last = await this.calling.last();
    if (!last) return [];
    const seen = `It was called off, and nothing removed. ${last.reason}`;
    const title = `Begin the edition ${last.begins} again`;
    return [{ id: 'called_off', title, is_done: false, seen, screen: 'editions', command: null }];
  }
}

function toUnderWay(row: EditionEntity, isWorkedOn: boolean): EditionUnderWay {
  return {
    ends: row.edition,
    begins: row.nextEdition,
    begun_at: row.begunAt.toISOString(),
    step: row.step,
    removed: row.removed,
    is_worked_on: isWorkedOn,
  };
}

function toEdition({ edition, name, concertAt, closedAt, figures }: EditionEntity): Edition | null {
  if (!closedAt || !figures) return null;
  return { edition, name, concert_at: concertAt.toISOString(), closed_at: closedAt.toISOString(), figures };
}
