import { EVENT_NAMES, type AdminEventPage, type EventName, type EventPage, type EventPages } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { laterThan } from '../../platform/clock/later-than.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import type { ReadyJson } from '../../platform/http/answers/answers.js';
import { AppError } from '../../platform/errors/app-error.js';
import { assertVersion } from '../../platform/records/version.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { EventPageDto } from './event-page.dto.js';
import { EventPageEntity } from './event-page.entity.js';
import { eventPageFields, newEventPage, toEventPage } from './event-page.mapper.js';

/** The pages of the five events; each exists from the start and is shown once it is active. */
@Injectable()
export class EventPagesService {
  private readonly public: ReadonlyMap<EventName, PublicContent<EventPage>>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    contents: PublicContentFactory,
  ) {
    const pageOf = (name: EventName) =>
      contents.at(
        `/api/event-pages/${name}`,
        async () => toEventPage(await this.row(name)),
        (page) => page.is_active,
      );
    this.public = new Map(EVENT_NAMES.map((name) => [name, pageOf(name)]));
  }

  /** 404 for an unknown name and for an inactive page. */
  async answer(name: string): Promise<ReadyJson<EventPage>> {
    const page = this.public.get(eventNameOf(name));
    if (!page || !(await page.value()).is_active) throw notFound();
    return page.answer();
  }

  /** The events whose page is active, in their order. */
  async open(): Promise<EventName[]> {
    const pages = await Promise.all([...this.public].map(async ([name, page]) => ({ name, page: await page.value() })));
    return pages.filter(({ page }) => page.is_active).map(({ name }) => name);
  }

  /** All five in their order. */
  async all(): Promise<AdminEventPage[]> {
    const rows = await this.reader.of(EventPageEntity).find();
    return EVENT_NAMES.map((name) => toAdmin(rows.find((row) => row.name === name) ?? newEventPage(name)));
  }

  /** All five by name. */
  async byName(): Promise<EventPages> {
    const pages = (await this.all()).map(({ id, updated_at: _at, ...page }) => [id, page] as const);
    return Object.fromEntries(pages) as EventPages;
  }

  async one(name: string): Promise<AdminEventPage> {
    return toAdmin(await this.row(eventNameOf(name)));
  }

  /** 409 when the page was changed since `seen_updated_at`. */
  update(name: string, dto: EventPageDto, actor: Actor): Promise<AdminEventPage> {
    const event = eventNameOf(name);
    return this.transactions.run(async (db) => {
      const row = await this.held(db, event);
      assertVersion('The event page was', toAdmin(row).updated_at, dto.seen_updated_at);
      const fields = eventPageFields(dto);
      const before = toAdmin(row);
      // A save without changes must not change the version that another editor loaded.
      if (JSON.stringify(before) === JSON.stringify(toAdmin({ ...row, ...fields }))) return before;
      const changes = { ...fields, updatedAt: laterThan(row.updatedAt, this.clock.now()) };
      await db.update(EventPageEntity, { name: event }, changes);
      const after = toAdmin({ ...row, ...changes });
      const entry = { action: 'update', resource: 'event-pages', recordId: event, before, after };
      await this.audit.record(db, { ...actor, ...entry });
      this.transactions.afterCommit(() => this.public.get(event)?.forget());
      return after;
    });
  }

  /** The page's row, locked until the transaction ends; inserted by the first edit. */
  private async held(db: EntityManager, name: EventName): Promise<EventPageEntity> {
    await db.update(EventPageEntity, { name }, { name });
    const row = await db.findOneBy(EventPageEntity, { name });
    if (row) return row;
    // Two first edits at once: the second insert is ignored.
    const insert = db.createQueryBuilder().insert().into(EventPageEntity).values(newEventPage(name));
    await insert.orIgnore().execute();
    return db.findOneByOrFail(EventPageEntity, { name });
  }

  private async row(name: EventName): Promise<EventPageEntity> {
    return (await this.reader.of(EventPageEntity).findOneBy({ name })) ?? newEventPage(name);
  }
}

function toAdmin(row: EventPageEntity): AdminEventPage {
  return { id: row.name, ...toEventPage(row), updated_at: row.updatedAt?.toISOString() ?? null };
}

function eventNameOf(text: string): EventName {
  const name = EVENT_NAMES.find((each) => each === text);
  if (!name) throw notFound();
  return name;
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Event page not found.');
