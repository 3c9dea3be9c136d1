import { type AdminGuestStar, type Direction, type GuestStar, MAX_GUEST_STARS } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import type { Actor } from '../../platform/access/actor.js';
import { fieldError } from '../../platform/http/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import type { RecordKind } from '../../platform/records/record-kind.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { SortedRecords } from '../../audit/records/sorted-records.js';
import type { PublicContent } from '../shared/public-content.js';
import { PublicContents } from '../shared/public-contents.js';
import type { GuestStarDto } from './guest-star.dto.js';
import { GuestStarEntity } from './guest-star.entity.js';
import { toAdminGuestStar, toGuestStar } from './guest-star.mapper.js';

/** The line-up: at most three, each at a place of its own. */
@Injectable()
export class GuestStarsService {
  readonly records: AuditedRecords<GuestStarEntity, AdminGuestStar>;
  readonly public: PublicContent<GuestStar[]>;
  private readonly sorted: SortedRecords<GuestStarEntity, AdminGuestStar>;

  constructor(records: RecordsService, reader: Reader, contents: PublicContents) {
    this.public = contents.at('/api/guest-stars', async () => {
      const rows = await reader.of(GuestStarEntity).find({ order: { sortOrder: 'ASC' } });
      return rows.map(toGuestStar);
    });
    const kind: RecordKind<GuestStarEntity, AdminGuestStar> = {
      entity: GuestStarEntity,
      resource: 'guest-stars',
      title: 'Guest star',
      versioned: 'row',
      toWire: toAdminGuestStar,
      sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_revealed: 'isRevealed' },
      defaultOrder: 'ASC',
      searched: ['name'],
      flags: { is_revealed: 'isRevealed' },
      duplicate: () => fieldError('sort_order', 'This sort order is already used'),
      afterCommit: () => this.public.forget(),
    };
    this.records = records.of(kind);
    this.sorted = records.sorted(kind, MAX_GUEST_STARS);
  }

  /** 422 for a fourth, and for a place that is taken. */
  create(dto: GuestStarDto, actor: Actor): Promise<AdminGuestStar> {
    return this.records.create(actor, async (db) => {
      if ((await db.count(GuestStarEntity)) >= MAX_GUEST_STARS) {
        throw fieldError('sort_order', `There may be at most ${MAX_GUEST_STARS} guest stars`);
      }
      return { image: null, belowImage: null, isRevealed: false, ...fields(dto) };
    });
  }

  update(id: number, dto: GuestStarDto, actor: Actor): Promise<AdminGuestStar> {
    return this.records.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  move(id: number, direction: Direction, actor: Actor): Promise<AdminGuestStar> {
    return this.sorted.move(id, direction, actor);
  }
}

function fields(dto: GuestStarDto) {
  const optional = { image: dto.image, belowImage: dto.below_image, isRevealed: dto.is_revealed };
  return { sortOrder: dto.sort_order, name: dto.name, ...definedFields(optional) };
}
