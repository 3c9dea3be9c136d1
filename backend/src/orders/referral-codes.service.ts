import type { ReferralCode } from '@festival/contracts';
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
import { given } from '../http/given.js';
import type { SortOrder } from '../http/list-query.js';
import type { ReferralCodeDto } from './code.dto.js';
import { OrderEntity } from './order.entity.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

export const REFERRAL_SORTS = {
  id: 'id',
  code: 'code',
  panitia_name: 'panitiaName',
  is_active: 'isActive',
  uses: 'uses',
  created_at: 'createdAt',
} as const;

const RESOURCE = 'referral-codes';

function toReferralCode(row: ReferralCodeEntity): ReferralCode {
  return {
    id: row.id,
    code: row.code,
    panitia_name: row.panitiaName,
    is_active: row.isActive,
    uses: row.uses,
    created_at: row.createdAt.toISOString(),
  };
}

/** Referral codes as the back office keeps them; every change is audited. */
@Injectable()
export class ReferralCodesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: {
    search?: string;
    isActive?: boolean;
    sort: keyof typeof REFERRAL_SORTS;
    order: SortOrder;
    skip: number;
    take: number;
  }): Promise<{ rows: ReferralCode[]; total: number }> {
    const select = this.reader.select(ReferralCodeEntity, 'c');
    if (query.search?.trim()) {
      select.andWhere(`(LOWER(c.code) LIKE :text ESCAPE '!' OR LOWER(c.panitiaName) LIKE :text ESCAPE '!')`, {
        text: containing(query.search),
      });
    }
    if (query.isActive !== undefined) select.andWhere('c.isActive = :isActive', { isActive: query.isActive });
    select.orderBy(`c.${REFERRAL_SORTS[query.sort]}`, query.order).addOrderBy('c.id', query.order);
    const [rows, total] = await select.skip(query.skip).take(query.take).getManyAndCount();
    return { rows: rows.map(toReferralCode), total };
  }

  async one(id: number): Promise<ReferralCode> {
    const row = await this.reader.of(ReferralCodeEntity).findOneBy({ id });
    if (!row) throw notFound();
    return toReferralCode(row);
  }

  async create(dto: ReferralCodeDto, actor: Actor): Promise<ReferralCode> {
    return this.unique(async (db) => {
      const row = { isActive: true, ...fields(dto), uses: 0, createdAt: this.clock.now() };
      const { identifiers } = await db.insert(ReferralCodeEntity, row);
      const after = toReferralCode({ ...row, id: Number(identifiers[0]?.['id']) });
      await this.audit.record(db, { ...actor, action: 'create', resource: RESOURCE, recordId: after.id, after });
      return after;
    });
  }

  async update(id: number, dto: ReferralCodeDto, actor: Actor): Promise<ReferralCode> {
    return this.unique(async (db) => {
      const row = await this.load(db, id);
      await db.update(ReferralCodeEntity, { id }, fields(dto));
      const [before, after] = [toReferralCode(row), toReferralCode({ ...row, ...fields(dto) })];
      await this.audit.record(db, { ...actor, action: 'update', resource: RESOURCE, recordId: id, before, after });
      return after;
    });
  }

  /** 409 once orders carry it: their history would lose the committee member's name. */
  async delete(id: number, actor: Actor): Promise<ReferralCode> {
    return this.transactions.run(async (db) => {
      const before = toReferralCode(await this.load(db, id));
      if (await db.existsBy(OrderEntity, { referralCodeId: id })) {
        throw new AppError('CONFLICT', 'This code belongs to orders and cannot be deleted. Deactivate it instead.');
      }
      await db.delete(ReferralCodeEntity, { id });
      await this.audit.record(db, { ...actor, action: 'delete', resource: RESOURCE, recordId: id, before });
      return before;
    });
  }

  private async load(db: EntityManager, id: number): Promise<ReferralCodeEntity> {
    const row = await db.findOneBy(ReferralCodeEntity, { id });
    if (!row) throw notFound();
    return row;
  }

  private async unique<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (isDuplicateKey(error)) throw fieldError('code', 'This referral code already exists');
      throw error;
    }
  }
}

function fields(dto: ReferralCodeDto) {
  return { code: dto.code, panitiaName: dto.panitia_name, ...given({ isActive: dto.is_active }) };
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Referral code not found.');
