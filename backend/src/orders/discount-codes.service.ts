import type { DiscountCode } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../clock/clock.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { Reader } from '../database/reader.js';
import { containing } from '../database/text-search.js';
import { Transactions } from '../database/transactions.js';
import type { Actor } from '../http/actor.js';
import { AppError, fieldError } from '../http/app-error.js';
import { given, givenTime } from '../http/given.js';
import type { SortOrder } from '../http/list-query.js';
import type { DiscountCodeDto } from './code.dto.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { OrderEntity } from './order.entity.js';

export const DISCOUNT_SORTS = {
  id: 'id',
  code: 'code',
  discount_percentage: 'discountPercentage',
  is_active: 'isActive',
  max_uses: 'maxUses',
  uses: 'uses',
  min_amount: 'minAmount',
  valid_from: 'validFrom',
  valid_until: 'validUntil',
  created_at: 'createdAt',
} as const;

const RESOURCE = 'discount-codes';

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
  };
}

/** Discount codes as the back office keeps them; every change is audited. */
@Injectable()
export class DiscountCodesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: {
    search?: string;
    isActive?: boolean;
    sort: keyof typeof DISCOUNT_SORTS;
    order: SortOrder;
    skip: number;
    take: number;
  }): Promise<{ rows: DiscountCode[]; total: number }> {
    const select = this.reader.select(DiscountCodeEntity, 'c');
    if (query.search?.trim()) {
      select.andWhere(`LOWER(c.code) LIKE :text ESCAPE '!'`, { text: containing(query.search) });
    }
    if (query.isActive !== undefined) select.andWhere('c.isActive = :isActive', { isActive: query.isActive });
    select.orderBy(`c.${DISCOUNT_SORTS[query.sort]}`, query.order).addOrderBy('c.id', query.order);
    const [rows, total] = await select.skip(query.skip).take(query.take).getManyAndCount();
    return { rows: rows.map(toDiscountCode), total };
  }

  async one(id: number): Promise<DiscountCode> {
    const row = await this.reader.of(DiscountCodeEntity).findOneBy({ id });
    if (!row) throw notFound();
    return toDiscountCode(row);
  }

  async create(dto: DiscountCodeDto, actor: Actor): Promise<DiscountCode> {
    return this.unique(async (db) => {
      const row = { ...NEW_CODE, ...fields(dto), uses: 0, createdAt: this.clock.now() };
      const { identifiers } = await db.insert(DiscountCodeEntity, row);
      const after = toDiscountCode({ ...row, id: Number(identifiers[0]?.['id']) });
      await this.audit.record(db, { ...actor, action: 'create', resource: RESOURCE, recordId: after.id, after });
      return after;
    });
  }

  async update(id: number, dto: DiscountCodeDto, actor: Actor): Promise<DiscountCode> {
    return this.unique(async (db) => {
      const row = await this.load(db, id);
      await db.update(DiscountCodeEntity, { id }, fields(dto));
      const [before, after] = [toDiscountCode(row), toDiscountCode({ ...row, ...fields(dto) })];
      await this.audit.record(db, { ...actor, action: 'update', resource: RESOURCE, recordId: id, before, after });
      return after;
    });
  }

  /** 409 once orders carry it. */
  async delete(id: number, actor: Actor): Promise<DiscountCode> {
    return this.transactions.run(async (db) => {
      const before = toDiscountCode(await this.load(db, id));
      if (await db.existsBy(OrderEntity, { discountCodeId: id })) {
        throw new AppError('CONFLICT', 'This code belongs to orders and cannot be deleted. Deactivate it instead.');
      }
      await db.delete(DiscountCodeEntity, { id });
      await this.audit.record(db, { ...actor, action: 'delete', resource: RESOURCE, recordId: id, before });
      return before;
    });
  }

  private async load(db: EntityManager, id: number): Promise<DiscountCodeEntity> {
    const row = await db.findOneBy(DiscountCodeEntity, { id });
    if (!row) throw notFound();
    return row;
  }

  private async unique<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw fieldError('code', 'This discount code already exists');
      throw error;
    }
  }
}

/** What a new code is where the request says nothing; an update leaves such fields as they are. */
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
  const validFrom = givenTime(dto.valid_from);
  const validUntil = givenTime(dto.valid_until);
  if (validFrom && validUntil && validUntil <= validFrom) {
    throw fieldError('valid_until', 'The end must be after the start');
  }
  return {
    code: dto.code,
    discountPercentage: dto.discount_percentage,
    ...given({ description: text(dto.description), isActive: dto.is_active, maxUses: dto.max_uses }),
    ...given({ minAmount: dto.min_amount, validFrom, validUntil }),
  };
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Discount code not found.');
