import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { rowsPage } from '../../platform/lists/rows-page.js';
import { OptimisticLock } from '../../platform/records/optimistic-lock.js';
import { versionConflict } from '../../platform/records/version.js';
import { HeldSeatsService } from './held-seats.service.js';
import type { TicketTypeDto } from './ticket-type.dto.js';
import { TicketTypeEntity } from './ticket-type.entity.js';
import { ticketTypeFields, toTicketType } from './ticket-type.mapper.js';
import { TicketTypesService } from './ticket-types.service.js';
import { TicketEntity } from '../ticket.entity.js';

export const TICKET_TYPE_LIST = listRules({
  sorts: {
    id: 'id',
    sort_order: 'sort_order',
    type: 'type',
    header: 'header',
    price: 'price',
    sold: 'sold',
    quota: 'quota',
    on_sale: 'on_sale',
    sales_start_at: 'sales_start_at',
    background_color: 'background_color',
  },
  defaultSort: ['sort_order', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    type: { kind: 'text', column: 'type' },
    on_sale: { kind: 'boolean', column: 'on_sale' },
  },
});

const RESOURCE = 'ticket-types';

/** Tiers as the back office keeps them; every change is audited and seen by the next visitor. */
@Injectable()
export class AdminTicketTypesService {
  private readonly lock: OptimisticLock<TicketTypeEntity>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly ticketTypes: TicketTypesService,
    private readonly heldSeats: HeldSeatsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {
    this.lock = new OptimisticLock({ entity: TicketTypeEntity, title: 'Ticket type', versioned: 'row' }, clock);
  }

  /** There are five tiers at most. */
  async listPage(request: ListRequest): Promise<ListPage<TicketType>> {
    return rowsPage(RESOURCE, await this.all(), TICKET_TYPE_LIST, request);
  }

  /** In their order. */
  private async all(): Promise<TicketType[]> {
    const tiers = await this.reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });
    const held = await this.heldSeats.byType();
    const now = this.clock.now();
    return tiers.map((tier) => toTicketType(tier, { tiers, held: held.get(tier.type) ?? 0, now }));
  }

  async one(id: number): Promise<TicketType> {
    const found = (await this.all()).find((each) => each.id === id);
    if (!found) throw notFound();
    return found;
  }

  async create(dto: TicketTypeDto, actor: Actor): Promise<TicketType> {
    return this.change(async (db) => {
      const tiers = await this.ticketTypes.fromDatabase(db);
      if (tiers.length >= MAX_TICKET_TYPES) throw fieldError('type', 'There may be at most 5 ticket types');
      const now = this.clock.now();
      this.check(dto, tiers, null);
      const { identifiers } = await db.insert(TicketTypeEntity, {
        ...NEW_TIER,
        ...ticketTypeFields(dto),
        sold: 0,
        openedAt: null,
        createdAt: now,
        updatedAt: now,
        seatsMovedAt: null,
      });
      const after = await this.read(db, Number(identifiers[0]?.['id']));
      await this.audit.record(db, { ...actor, action: 'create', resource: RESOURCE, recordId: after.id, after });
      return after;
    });
  }

  /**
   * 409 when the tier isn't the one that the editor saw, the key of a tier that has sold is changed, or a quota goes
   * below what is sold.
   */
  async update(id: number, dto: TicketTypeDto, actor: Actor): Promise<TicketType> {
    return this.change(async (db) => {
      await this.lock.lockRow(db, id);
      const tiers = await this.ticketTypes.fromDatabase(db);
      const row = tiers.find((each) => each.id === id);
      if (!row) throw notFound();
      this.lock.assertVersion(row, dto.seen_updated_at);
      assertNoSeatsMoved(row, dto);
      this.check(dto, tiers, id);
      const before = await this.read(db, id);
      if (dto.type !== before.type && (await this.hasOrders(db, before.type))) {
        throw new AppError('CONFLICT', 'The type cannot change once orders exist.', {
          errors: { type: ['The type cannot change once orders exist.'] },
        });
      }
      if (dto.type !== before.type) await this.assertNobodyWaits(db, before.type);
      await this.write(db, row, dto);
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
      await this.assertNobodyWaits(db, before.type);
      await db.delete(TicketTypeEntity, { id });
      await this.audit.record(db, { ...actor, action: 'delete', resource: RESOURCE, recordId: id, before });
      return before;
    });
  }

  /** The quota is set by a guarded statement: an order may come in between. */
  private async write(db: EntityManager, row: TicketTypeEntity, dto: TicketTypeDto): Promise<void> {
    const fields = ticketTypeFields(dto);
    // A tier that waits for another one now, or for another than before, has to open again.
    const hasNewPredecessor = dto.starts_after !== undefined && dto.starts_after !== row.startsAfter;
    const { affected } = await db
      .createQueryBuilder()
      .update(TicketTypeEntity)
      .set({ ...fields, ...(hasNewPredecessor ? { openedAt: null } : {}), ...this.lock.nextVersion(row) })
      .where('id = :id', { id: row.id })
      .andWhere(fields.quota == null ? '1 = 1' : 'sold <= :quota', { quota: fields.quota ?? null })
      .execute();
    if (affected) return;
    const text = `The quota cannot be less than the ${row.sold} seats that are sold or held.`;
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
    if (dto.starts_after && leadsTo(dto.starts_after, dto.type, others)) {
      throw fieldError('starts_after', 'These ticket types would wait for each other');
    }
    const { salesStartAt, salesEndAt } = ticketTypeFields(dto);
    if (salesStartAt && salesEndAt && salesEndAt <= salesStartAt) {
      throw fieldError('sales_end_at', 'The end must be after the start');
    }
  }

  /** A tier that another one waits for can't go: the other would open at once. */
  private async assertNobodyWaits(db: EntityManager, type: string): Promise<void> {
    const waiting = await db.findOneBy(TicketTypeEntity, { startsAfter: type });
    if (waiting) throw new AppError('CONFLICT', `${waiting.header} starts after this ticket type. Change that first.`);
  }

  private hasOrders(db: EntityManager, type: string): Promise<boolean> {
    return db.existsBy(TicketEntity, { ticketType: type });
  }

  private async read(db: EntityManager, id: number): Promise<TicketType> {
    const tiers = await this.ticketTypes.fromDatabase(db);
    const tier = tiers.find((each) => each.id === id);
    if (!tier) throw notFound();
    const held = await this.heldSeats.byType(db);
    return toTicketType(tier, { tiers, held: held.get(tier.type) ?? 0, now: this.clock.now() });
  }

  private async change<T>(work: (db: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(async (db) => {
        const result = await work(db);
        this.ticketTypes.forget();
        return result;
      });
    } catch (error) {
      // Two admins at once: the index knows better than the look before.
      if (isDuplicateKey(error)) throw fieldError('sort_order', 'This sort order or type is already used');
      throw error;
    }
  }
}

/** A record that is sent back whole, as it was read before seats moved, would undo their move: 409. */
function assertNoSeatsMoved(row: TicketTypeEntity, { quota, updated_at: read }: TicketTypeDto): void {
  if (quota === undefined || quota === row.quota || !read || !row.seatsMovedAt) return;
  if (row.seatsMovedAt <= new Date(read)) return;
  const text = `Seats have moved between ticket types: the quota is ${row.quota ?? 'unlimited'} now.`;
  throw versionConflict('The ticket type was', { quota: [text] });
}

/** Whether the chain of predecessors that begins with `from` comes to `type`. */
function leadsTo(from: string, type: string, tiers: readonly TicketTypeEntity[]): boolean {
  let before: string | null = from;
  for (let step = 0; before !== null && step < MAX_TICKET_TYPES; step += 1) {
    if (before === type) return true;
    before = tiers.find((each) => each.type === before)?.startsAfter ?? null;
  }
  return false;
}

/** Defaults of a new tier. */
const NEW_TIER = {
  price: null,
  isDisabled: true,
  isAvailable: false,
  backgroundColor: '#0E4280',
  quota: null,
  salesStartAt: null,
  salesEndAt: null,
  startsAfter: null,
};

const notFound = (): AppError => new AppError('NOT_FOUND', 'Ticket type not found.');
