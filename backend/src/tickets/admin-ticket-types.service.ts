import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../clock/clock.js';
import { Transactions } from '../database/transactions.js';
import type { Actor } from '../http/actor.js';
import { AppError, fieldError } from '../http/app-error.js';
import type { SortOrder } from '../http/list-query.js';
import type { TicketTypeDto } from './ticket-type.dto.js';
import { TicketTypeEntity } from './ticket-type.entity.js';
import { toTicketType } from './ticket-type.mapper.js';
import { TicketTypesService } from './ticket-types.service.js';
import { TicketEntity } from './ticket.entity.js';

export const TICKET_TYPE_SORTS = ['id', 'sort_order', 'type', 'header', 'price', 'sold'] as const;
type SortField = (typeof TICKET_TYPE_SORTS)[number];

const RESOURCE = 'ticket-types';
const DEFAULT_COLOUR = '#0E4280';

/** Tiers as the back office keeps them; every change is audited and seen by the next visitor. */
@Injectable()
export class AdminTicketTypesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ticketTypes: TicketTypesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** All tiers, there being five at most, in the wanted order. */
  async list(sort: SortField = 'sort_order', order: SortOrder = 'ASC'): Promise<TicketType[]> {
    const tiers = await this.transactions.run((db) => this.ticketTypes.fresh(db));
    const rows = tiers.map((tier) => toTicketType(tier, tiers, this.clock.now()));
    const sign = order === 'ASC' ? 1 : -1;
    return rows.sort((a, b) => sign * compare(a[sort], b[sort]));
  }

  async one(id: number): Promise<TicketType> {
    const found = (await this.list()).find((each) => each.id === id);
    if (!found) throw notFound();
    return found;
  }

  async create(dto: TicketTypeDto, actor: Actor): Promise<TicketType> {
    return this.change(async (db) => {
      const tiers = await this.ticketTypes.fresh(db);
      if (tiers.length >= MAX_TICKET_TYPES) throw fieldError('type', 'There may be at most 5 ticket types');
      const now = this.clock.now();
      const fields = { isDisabled: true, isAvailable: false, backgroundColor: DEFAULT_COLOUR, ...fieldsOf(dto) };
      this.check(dto, tiers, null);
      const { identifiers } = await db.insert(TicketTypeEntity, {
        ...fields,
        sold: 0,
        openedAt: null,
        createdAt: now,
        updatedAt: now,
      });
      const after = await this.read(db, Number(identifiers[0]?.['id']));
      await this.audit.record(db, { ...actor, action: 'create', resource: RESOURCE, recordId: after.id, after });
      return after;
    });
  }

  /** 409 when the key of a tier that has sold is changed, or a quota goes below what is sold. */
  async update(id: number, dto: TicketTypeDto, actor: Actor): Promise<TicketType> {
    return this.change(async (db) => {
      const before = await this.read(db, id);
      this.check(dto, await this.ticketTypes.fresh(db), id);
      if (dto.type !== before.type && (await this.hasOrders(db, before.type))) {
        throw new AppError('CONFLICT', 'The type cannot change once orders exist.', {
          errors: { type: ['The type cannot change once orders exist.'] },
        });
      }
      await this.write(db, id, dto, before);
      const after = await this.read(db, id);
      await this.audit.record(db, { ...actor, action: 'update', resource: RESOURCE, recordId: id, before, after });
      return after;
    });
  }

  async delete(id: number, actor: Actor): Promise<TicketType> {
    return this.change(async (db) => {
      const before = await this.read(db, id);
      if (await this.hasOrders(db, before.type)) {
        throw new AppError(
          'CONFLICT',
          'This ticket type has orders and cannot be deleted. Make it unavailable instead.',
        );
      }
      await db.delete(TicketTypeEntity, { id });
      await this.audit.record(db, { ...actor, action: 'delete', resource: RESOURCE, recordId: id, before });
      return before;
    });
  }

  /** The quota is set by a guarded statement: an order may come in between. */
  private async write(db: EntityManager, id: number, dto: TicketTypeDto, before: TicketType): Promise<void> {
    const fields = fieldsOf(dto);
    // A tier that waits for another one now, or for another than before, has to open anew.
    const openedAt = dto.starts_after === before.starts_after ? {} : { openedAt: null };
    const { affected } = await db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ ...fields, ...openedAt, updatedAt: this.clock.now() })
      .where('id = :id', { id })
      .andWhere(fields.quota === null ? '1 = 1' : 'sold <= :quota', { quota: fields.quota })
      .execute();
    if (affected) return;
    const text = `The quota cannot be less than the ${before.sold} seats that are sold or held.`;
    throw new AppError('CONFLICT', text, { errors: { quota: [text] } });
  }

  private check(dto: TicketTypeDto, tiers: readonly TicketTypeEntity[], id: number | null): void {
    const others = tiers.filter((each) => each.id !== id);
    if (others.some((each) => each.type === dto.type)) throw fieldError('type', 'This type already exists');
    if (others.some((each) => each.sortOrder === dto.sort_order)) {
      throw fieldError('sort_order', 'This sort order is already used');
    }
    if (dto.starts_after && !others.some((each) => each.type === dto.starts_after)) {
      throw fieldError('starts_after', 'Starts after must name another ticket type');
    }
    const { salesStartAt, salesEndAt } = fieldsOf(dto);
    if (salesStartAt && salesEndAt && salesEndAt <= salesStartAt) {
      throw fieldError('sales_end_at', 'The end must be after the start');
    }
  }

  private hasOrders(db: EntityManager, type: string): Promise<boolean> {
    return db.existsBy(TicketEntity, { ticketType: type });
  }

  private async read(db: EntityManager, id: number): Promise<TicketType> {
    const tiers = await this.ticketTypes.fresh(db);
    const tier = tiers.find((each) => each.id === id);
    if (!tier) throw notFound();
    return toTicketType(tier, tiers, this.clock.now());
  }

  private change<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    return this.transactions.run(async (db) => {
      const result = await work(db);
      this.ticketTypes.forget();
      return result;
    });
  }
}

function fieldsOf(dto: TicketTypeDto) {
  const time = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  return {
    sortOrder: dto.sort_order,
    type: dto.type,
    header: dto.header.trim(),
    price: dto.price ?? null,
    buttonText: dto.button_text,
    ...(dto.is_disabled === undefined ? {} : { isDisabled: dto.is_disabled }),
    ...(dto.is_available === undefined ? {} : { isAvailable: dto.is_available }),
    ...(dto.background_color === undefined ? {} : { backgroundColor: dto.background_color }),
    quota: dto.quota ?? null,
    salesStartAt: time(dto.sales_start_at),
    salesEndAt: time(dto.sales_end_at),
    startsAfter: dto.starts_after || null,
  };
}

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b);
  return Number(a ?? -1) - Number(b ?? -1);
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Ticket type not found.');
