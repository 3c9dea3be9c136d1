import { type Act, type AdminAct, type AdminGuestStar, MAX_ACTS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { holdRows } from '../../platform/database/lock-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { listRules } from '../../platform/lists/list-rules.js';
import type { RecordChange } from '../../platform/records/record-kind.js';
import { givenMoment } from '../fields/local-time.js';
import { ContentList } from '../shared/content-list.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import { ACT_TEXTS } from './act-texts.js';
import type { ActDto } from './act.dto.js';
import { ActEntity } from './act.entity.js';
import { actOfStar, starAsAct, toAct, toAdminAct } from './act.mapper.js';
import { GuestStarEntity } from './guest-star.entity.js';

export const ACT_LIST = listRules({
  sorts: {
    sort_order: 'sortOrder',
    id: 'id',
    name: 'name',
    stage: 'stage',
    starts_at: 'startsAt',
    is_announced: 'isAnnounced',
  },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name', 'stage'] },
    is_announced: { kind: 'boolean', column: 'isAnnounced' },
  },
});

const NEW_ACT = {
  name: '',
  isAnnounced: false,
  guestStarId: null,
  stage: '',
  startsAt: null,
  endsAt: null,
  about: '',
  aboutIndonesian: null,
  image: null,
  drawing: 'band',
  instagramLink: null,
  musicLink: null,
  videoLink: null,
} as const;

/** Who plays at the festival, when and where: at most 60 acts. */
@Injectable()
export class ActsService {
  readonly records: ContentList<ActEntity, AdminAct, ActDto>;
  readonly public: PublicContent<Act[]>;
  private readonly audited: AuditedRecords<ActEntity, AdminAct>;

  constructor(
    records: RecordsService,
    private readonly reader: Reader,
    contents: PublicContentFactory,
  ) {
    this.public = contents.at('/api/acts', () => this.read());
    const kind = {
      entity: ActEntity,
      resource: 'acts',
      title: 'Act',
      toWire: toAdminAct,
      list: ACT_LIST,
      duplicate: () => fieldError('guest_star_id', ACT_TEXTS.takenStar),
      afterCommit: () => this.public.forget(),
    };
    this.records = new ContentList(records, { ...kind, defaults: NEW_ACT, columns, beforeCreate: refuseTooMany });
    this.audited = records.of({ ...kind, versioned: 'row' });
  }

  /** Runs in the transaction that changes a guest star: its act follows, and stays as it was when the star goes. */
  async followStar(db: EntityManager, { actor, recordId, after }: RecordChange<AdminGuestStar>): Promise<void> {
    const act = await db.findOneBy(ActEntity, { guestStarId: recordId });
    if (!act) return;
    const facts = after && { name: after.name, image: after.image, isAnnounced: after.is_revealed };
    if (facts && isAlike(act, facts)) return;
    await this.audited.update(act.id, actor, () => facts ?? { guestStarId: null });
  }

  /** A guest star's facts are read from the guest star. While there are no acts, the guest stars are the line-up. */
  private async read(): Promise<Act[]> {
    const acts = await this.reader.of(ActEntity).find({ order: { sortOrder: 'ASC', id: 'ASC' } });
    const starList = await this.reader.of(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });
    if (acts.length === 0) return starList.map((star) => toAct({ ...NEW_ACT, ...starAsAct(star) }));
    const stars = new Map(starList.map((star) => [star.id, star]));
    return acts.map((act) => {
      const star = act.guestStarId === null ? undefined : stars.get(act.guestStarId);
      return toAct(star ? { ...act, ...actOfStar(star) } : { ...act, guestStarId: null });
    });
  }
}

async function refuseTooMany(db: EntityManager): Promise<void> {
  // Two who add the last act at once: the second one waits, and counts then.
  await holdRows(db, ActEntity, null);
  if ((await db.count(ActEntity)) >= MAX_ACTS) throw fieldError('sort_order', ACT_TEXTS.tooMany);
}

async function columns(dto: ActDto, db: EntityManager, row?: ActEntity): Promise<Partial<ActEntity>> {
  const given = { sortOrder: dto.sort_order, ...definedFields(optional(dto)) };
  const { startsAt, endsAt, guestStarId, name } = { ...NEW_ACT, ...row, ...given };
  if (endsAt && !startsAt) throw fieldError('ends_at', ACT_TEXTS.endWithoutStart);
  if (endsAt && startsAt && endsAt <= startsAt) throw fieldError('ends_at', ACT_TEXTS.endBeforeStart);
  if (guestStarId !== null) return { ...given, ...actOfStar(await starOf(db, guestStarId)) };
  if (!name) throw fieldError('name', ACT_TEXTS.noName);
  return given;
}

function optional(dto: ActDto) {
  return {
    name: dto.name,
    isAnnounced: dto.is_announced,
    guestStarId: dto.guest_star_id,
    stage: dto.stage,
    startsAt: givenMoment(dto.starts_at),
    endsAt: givenMoment(dto.ends_at),
    about: dto.about,
    aboutIndonesian: dto.about_indonesian,
    image: dto.image,
    drawing: dto.drawing,
    instagramLink: dto.instagram_link,
    musicLink: dto.music_link,
    videoLink: dto.video_link,
  };
}

/** Held until the transaction ends, so that it isn't deleted meanwhile. */
async function starOf(db: EntityManager, id: number): Promise<GuestStarEntity> {
  await holdRows(db, GuestStarEntity, { id });
  const star = await db.findOneBy(GuestStarEntity, { id });
  if (!star) throw fieldError('guest_star_id', ACT_TEXTS.unknownStar);
  return star;
}

function isAlike(act: ActEntity, facts: ReturnType<typeof actOfStar>): boolean {
  return act.name === facts.name && act.image === facts.image && act.isAnnounced === facts.isAnnounced;
}
