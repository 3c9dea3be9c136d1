import type { ClosingSection, PublicClosingSection } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { listRules } from '../../platform/lists/list-rules.js';
import { AppError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import type { ClosingSectionDto } from './closing-section.dto.js';
import { ACTIVE, ClosingSectionEntity } from './closing-section.entity.js';

const NO_ID = 0;

const NO_INDONESIAN_TEXTS = {
  headTextIndonesian: null,
  contentTextIndonesian: null,
  button1TextIndonesian: null,
  button2TextIndonesian: null,
};

export const CLOSING_SECTION_LIST = listRules({
  sorts: {
    created_at: 'createdAt',
    id: 'id',
    head_text: 'headText',
    is_active: 'activeSlot',
    button1_text: 'button1Text',
    button2_text: 'button2Text',
  },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['headText', 'headTextIndonesian', 'contentText', 'contentTextIndonesian'] },
  },
});

/** The closing sections of the pages; one at a time is active. */
@Injectable()
export class ClosingSectionsService {
  readonly records: AuditedRecords<ClosingSectionEntity, ClosingSection>;
  readonly public: PublicContent<PublicClosingSection>;

  constructor(
    records: RecordsService,
    private readonly reader: Reader,
    private readonly clock: Clock,
    contents: PublicContentFactory,
  ) {
    this.public = contents.at('/api/closing-section', () => this.active());
    this.records = records.of<ClosingSectionEntity, ClosingSection>({
      entity: ClosingSectionEntity,
      resource: 'closing-sections',
      title: 'Closing section',
      versioned: 'table',
      toWire: toClosingSection,
      list: CLOSING_SECTION_LIST,
      duplicate: () =>
        new AppError('CONFLICT', 'Another closing section was made active at the same moment. Please try again.'),
      afterCommit: () => this.public.forget(),
    });
  }

  /** Active unless the request says otherwise; deactivates the others then. */
  create(dto: ClosingSectionDto, actor: Actor): Promise<ClosingSection> {
    const isActive = dto.is_active ?? true;
    return this.records.create(actor, async (db) => {
      if (isActive) await this.deactivateOthers(db, NO_ID, actor);
      return {
        ...NO_INDONESIAN_TEXTS,
        ...fields(dto),
        activeSlot: isActive ? ACTIVE : null,
        createdAt: this.clock.now(),
      };
    });
  }

  update(id: number, dto: ClosingSectionDto, actor: Actor): Promise<ClosingSection> {
    const change = async (_row: ClosingSectionEntity, db: EntityManager) => {
      if (dto.is_active === true) await this.deactivateOthers(db, id, actor);
      const activeSlot = dto.is_active === undefined ? undefined : dto.is_active ? ACTIVE : null;
      return { ...fields(dto), ...definedFields({ activeSlot }) };
    };
    return this.records.update(id, actor, change, dto.seen_updated_at);
  }

  /** Runs in the caller's transaction and audits each section. */
  private async deactivateOthers(db: EntityManager, id: number, actor: Actor): Promise<void> {
    const others = await db.findBy(ClosingSectionEntity, { activeSlot: ACTIVE, id: Not(id) });
    for (const other of others) await this.records.update(other.id, actor, () => ({ activeSlot: null }));
  }

  /** Null when there are no sections at all: the site then shows its own promo. */
  private async active(): Promise<PublicClosingSection> {
    const sections = this.reader.of(ClosingSectionEntity);
    const row = await sections.findOneBy({ activeSlot: ACTIVE });
    if (row) return toClosingSection(row);
    return (await sections.exists()) ? { is_active: false } : null;
  }
}

function fields(dto: ClosingSectionDto) {
  return {
    imageUrl: dto.image_url,
    headText: dto.head_text,
    contentText: dto.content_text,
    button1Text: dto.button1_text,
    button1Link: dto.button1_link,
    button2Text: dto.button2_text,
    button2Link: dto.button2_link,
    ...definedFields({
      headTextIndonesian: dto.head_text_indonesian,
      contentTextIndonesian: dto.content_text_indonesian,
      button1TextIndonesian: dto.button1_text_indonesian,
      button2TextIndonesian: dto.button2_text_indonesian,
    }),
  };
}

function toClosingSection(row: ClosingSectionEntity): ClosingSection {
  return {
    id: row.id,
    image_url: row.imageUrl,
    head_text: row.headText,
    head_text_indonesian: row.headTextIndonesian,
    content_text: row.contentText,
    content_text_indonesian: row.contentTextIndonesian,
    button1_text: row.button1Text,
    button1_text_indonesian: row.button1TextIndonesian,
    button1_link: row.button1Link,
    button2_text: row.button2Text,
    button2_text_indonesian: row.button2TextIndonesian,
    button2_link: row.button2Link,
    is_active: row.activeSlot !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
