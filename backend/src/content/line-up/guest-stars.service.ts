import { type AdminGuestStar, type GuestStar, MAX_GUEST_STARS, UNANNOUNCED_NAME } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { listRules } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { PublicContent } from '../shared/public-content.js';
import { ContentList } from '../shared/content-list.js';
import { PublicContentFactory } from '../shared/public-content-factory.js';
import { ActsService } from './acts.service.js';
import type { GuestStarDto } from './guest-star.dto.js';
import { GuestStarEntity } from './guest-star.entity.js';

export const GUEST_STAR_LIST = listRules({
  sorts: { sort_order: 'sortOrder', id: 'id', name: 'name', is_revealed: 'isRevealed' },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['name'] },
    is_revealed: { kind: 'boolean', column: 'isRevealed' },
  },
});

/** The line-up: at most three guest stars, each with its own sort order. */
@Injectable()
export class GuestStarsService {
  readonly records: ContentList<GuestStarEntity, AdminGuestStar, GuestStarDto>;
  readonly public: PublicContent<GuestStar[]>;

  constructor(records: RecordsService, contents: PublicContentFactory, acts: ActsService) {
    this.public = contents.rows('/api/guest-stars', GuestStarEntity, toGuestStar);
    this.records = new ContentList(records, {
      entity: GuestStarEntity,
      resource: 'guest-stars',
      title: 'Guest star',
      toWire: toAdminGuestStar,
      list: GUEST_STAR_LIST,
      duplicate: () => fieldError('sort_order', 'This sort order is already used'),
      defaults: { image: null, belowImage: null, isRevealed: false },
      columns,
      highest: MAX_GUEST_STARS,
      beforeCreate: refuseTooMany,
      afterWrite: async (db, change) => change && acts.followStar(db, change),
      afterCommit: () => {
        this.public.forget();
        acts.public.forget();
      },
    });
  }
}

async function refuseTooMany(db: EntityManager): Promise<void> {
  if ((await db.count(GuestStarEntity)) < MAX_GUEST_STARS) return;
  throw fieldError('sort_order', `There may be at most ${MAX_GUEST_STARS} guest stars`);
}

function columns(dto: GuestStarDto) {
  const optional = { image: dto.image, belowImage: dto.below_image, isRevealed: dto.is_revealed };
  return { sortOrder: dto.sort_order, name: dto.name, ...definedFields(optional) };
}

/** For visitors: an unrevealed guest star leaves the server without name and pictures. */
function toGuestStar({ id, sortOrder, name, image, belowImage, isRevealed }: GuestStarEntity): GuestStar {
  const place = { id, sort_order: sortOrder };
  if (!isRevealed) return { ...place, name: UNANNOUNCED_NAME, image: null, is_revealed: false, below_image: null };
  return { ...place, name, image, is_revealed: true, below_image: belowImage };
}

function toAdminGuestStar(row: GuestStarEntity): AdminGuestStar {
  return {
    id: row.id,
    sort_order: row.sortOrder,
    name: row.name,
    image: row.image,
    below_image: row.belowImage,
    is_revealed: row.isRevealed,
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}
