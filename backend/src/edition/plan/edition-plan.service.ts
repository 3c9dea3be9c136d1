import {
  EDITION_CONCERN_LABELS,
  EDITION_CONCERNS,
  EDITION_PARTS,
  type EditionPart,
  type EditionPartCount,
  type EditionPlan,
  type EditionRemoval,
  type EditionRequest,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { atLeisure } from '../../platform/database/at-leisure.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { Reader } from '../../platform/database/reader.js';
import { EditionsService } from '../../platform/editions/editions.service.js';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { nextEdition } from '../rules/next-edition.js';
import type { NextEdition } from '../rules/settings.js';
import { REMOVED_TABLES, tablesOf } from '../rules/tables.js';
import { ConcernsService } from './concerns.service.js';
import { EditionFiguresService } from './figures.service.js';
import { RefusalsService } from './refusals.service.js';
import { shiftsOf } from './shifts.js';

/** The tables of a part, also of one whose rows go in a step of their own. */
const tablesOfPart = (part: EditionPart): string[] => {
  if (part === 'accounts') return ['admin_users'];
  return part === 'pictures' ? ['media_images'] : tablesOf(part);
};

/** Says what a new edition would do. Nothing changes. */
@Injectable()
export class EditionPlanService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly editions: EditionsService,
    private readonly refusals: RefusalsService,
    private readonly concerns: ConcernsService,
    private readonly figures: EditionFiguresService,
  ) {}

  /** 422 on a field that is nonsense. Holds up nobody, however many orders it counts. */
  plan(request: EditionRequest): Promise<EditionPlan> {
    return this.aside(() => this.read(request));
  }

  /** What isn't finished, and why it can't be done now. As `plan`. */
  whyNot(request: Pick<EditionRequest, 'accept'>): Promise<Pick<EditionPlan, 'concerns' | 'refusals'>> {
    return this.aside(() => this.readWhyNot(request));
  }

  /** The same while it is being made; takes its time. */
  check(request: Pick<EditionRequest, 'accept'>): Promise<Pick<EditionPlan, 'concerns' | 'refusals'>> {
    return atLeisure(this.dataSource, () => this.readCheck(request));
  }

  /** 422 as above. */
  async next(request: EditionRequest): Promise<{ festival: FestivalFacts; next: NextEdition }> {
    const festival = await this.settings.stored('festival');
    return { festival, next: nextEdition(request, festival, this.clock.now()) };
  }

  private aside<T>(work: () => Promise<T>): Promise<T> {
    return aside('figures', () => atLeisure(this.dataSource, work));
  }

  private async read(request: EditionRequest): Promise<EditionPlan> {
    const { festival, next } = await this.next(request);
    const { concerns, refusals } = await this.readWhyNot(request);
    const shifts = await shiftsOf(this.reader, request.copy, next.days);
    return {
      ends: festival.edition,
      begins: next.edition,
      concert_from: new Date(festival.concertDate).toISOString(),
      concert_to: next.concertAt.toISOString(),
      days: next.days,
      refusals,
      concerns,
      figures: await this.figures.figures(),
      removals: await this.removals(),
      parts: await this.parts(request.copy),
      next_year: await this.rowsOf('next_year_addresses'),
      shifts: shifts.map(({ what, from, to }) => ({ what, from: from.toISOString(), to: to.toISOString() })),
    };
  }

  private async readWhyNot(
    request: Pick<EditionRequest, 'accept'>,
  ): Promise<Pick<EditionPlan, 'concerns' | 'refusals'>> {
    const { concerns, refusals } = await this.readCheck(request);
    const underWay = await this.editions.underWay();
    return { concerns, refusals: underWay ? [`The edition ${underWay.nextEdition} is being made already.`] : refusals };
  }

  private async readCheck({
    accept,
  }: Pick<EditionRequest, 'accept'>): Promise<Pick<EditionPlan, 'concerns' | 'refusals'>> {
    const counts = await this.concerns.count();
    const concerns = EDITION_CONCERNS.filter((concern) => counts[concern] > 0).map((concern) => ({
      concern,
      count: counts[concern],
      is_accepted: accept.includes(concern),
    }));
    const open = concerns.filter((each) => !each.is_accepted);
    const left = open.map(({ concern, count }) => `${EDITION_CONCERN_LABELS[concern]}: ${count}`).join(', ');
    const notDone = `Not finished: ${left}. Finish them, or accept that they are given up.`;
    return { concerns, refusals: [...(await this.refusals.find()), ...(open.length > 0 ? [notDone] : [])] };
  }

  private async removals(): Promise<EditionRemoval[]> {
    const removals: EditionRemoval[] = [];
    for (const table of REMOVED_TABLES) removals.push({ table, rows: await this.rowsOf(table) });
    return removals.filter(({ rows }) => rows > 0);
  }

  private async parts(copied: readonly EditionPart[]): Promise<EditionPartCount[]> {
    const parts: EditionPartCount[] = [];
    for (const part of EDITION_PARTS) {
      let rows = 0;
      for (const table of tablesOfPart(part)) rows += await this.rowsOf(table);
      parts.push({ part, rows, is_kept: copied.includes(part) });
    }
    return parts;
  }

  private rowsOf(table: string): Promise<number> {
    const entity = this.dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
    if (!entity) throw new Error(`There is no table ${table}`);
    return this.reader.of(entity.target).count();
  }
}
