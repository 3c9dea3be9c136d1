import type { DiscountCode } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/access/actor.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { definedFields, definedTime } from '../../platform/http/requests/defined-fields.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { assertCodeUnused } from './recount-code-uses.service.js';
import type { DiscountCodeDto } from './code.dto.js';
import { DiscountCodeEntity } from './discount-code.entity.js';

export const DISCOUNT_CODE_LIST = listRules({
  sorts: {
    created_at: 'createdAt',
    id: 'id',
    code: 'code',
    discount_percentage: 'discountPercentage',
    is_active: 'isActive',
    max_uses: 'maxUses',
    uses: 'uses',
    min_amount: 'minAmount',
    valid_from: 'validFrom',
    valid_until: 'validUntil',
  },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['code', 'description'] },
    is_active: { kind: 'boolean', column: 'isActive' },
  },
});

/** Discount codes as the back office keeps them; every change is audited. */
@Injectable()
export class DiscountCodesService {
  private readonly codes: AuditedRecords<DiscountCodeEntity, DiscountCode>;

  constructor(
    records: RecordsService,
    private readonly clock: Clock,
  ) {
    this.codes = records.of<DiscountCodeEntity, DiscountCode>({
      entity: DiscountCodeEntity,
      resource: 'discount-codes',
      title: 'Discount code',
      toWire: toDiscountCode,
      list: DISCOUNT_CODE_LIST,
      versioned: 'row',
      duplicate: () => fieldError('code', 'This discount code already exists'),
    });
  }

  /** All codes, newest first. */
  all(): Promise<DiscountCode[]> {
    return this.codes.all();
  }

  listPage(request: ListRequest): Promise<ListPage<DiscountCode>> {
    return this.codes.listPage(request);
  }

  one(id: number): Promise<DiscountCode> {
    return this.codes.one(id);
  }

  create(dto: DiscountCodeDto, actor: Actor): Promise<DiscountCode> {
    const row = { ...NEW_CODE, ...fields(dto), uses: 0, createdAt: this.clock.now() };
    return this.codes.create(actor, () => row);
  }

  async update(id: number, dto: DiscountCodeDto, actor: Actor): Promise<DiscountCode> {
    return this.codes.update(id, actor, () => fields(dto), dto.seen_updated_at);
  }

  /** 409 once orders carry it. */
  delete(id: number, actor: Actor): Promise<DiscountCode> {
    return this.codes.delete(id, actor, (db) => assertCodeUnused(db, { discountCodeId: id }));
  }
}

function toDiscountCode(row: DiscountCodeEntity): DiscountCode {
  return {
    id: row.id,
    code: row.code,
    discount_percentage: row.discountPercentage,
    description: row.description,
    is_active: row.isActive,
    max_uses: row.maxUses,
    uses: row.uses,
    min_amount: row.minAmount,
    valid_from: row.validFrom?.toISOString() ?? null,
    valid_until: row.validUntil?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt?.toISOString() ?? null,
  };
}

/** Defaults of a new code; an update leaves missing fields as they are. */
const NEW_CODE = {
  description: null,
  isActive: true,
  maxUses: null,
  minAmount: null,
  validFrom: null,
  validUntil: null,
};

const text = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value?.trim() || null;

function fields(dto: DiscountCodeDto) {
  const validFrom = definedTime(dto.valid_from);
  const validUntil = definedTime(dto.valid_until);
  if (validFrom && validUntil && validUntil <= validFrom) {
    throw fieldError('valid_until', 'The end must be after the start');
  }
  return {
    code: dto.code,
    discountPercentage: dto.discount_percentage,
    ...definedFields({ description: text(dto.description), isActive: dto.is_active, maxUses: dto.max_uses }),
    ...definedFields({ minAmount: dto.min_amount, validFrom, validUntil }),
  };
}
