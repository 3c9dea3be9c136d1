import {
  IMPORT_TEXTS,
  type ImportCheck,
  type ImportPlan,
  type ImportRowError,
  type ImportSeats,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { In, IsNull, Not } from 'typeorm';
import type { CsvFile } from '../../platform/csv/csv-file.js';
import { inChunks } from '../../platform/database/in-chunks.js';
import { Reader } from '../../platform/database/reader.js';
import { TicketTypesService } from '../../tickets/tiers/ticket-types.service.js';
import { OrderEntity } from '../order.entity.js';
import { ReferralCodeEntity } from '../codes/referral-code.entity.js';
import { readImportRow, type ImportContext, type ImportedOrder } from './import-row.js';
import { ImportedReferencesService, type KnownRow } from './imported-references.service.js';

/** A file sorted by what can be done with its rows. */
export interface CheckedFile {
  rows: number;
  ready: ImportedOrder[];
  known: number;
  errors: ImportRowError[];
  seats: ImportSeats[];
}

const SHOWN_ERRORS = 500;

/** Two rows with the same reference are the same row when their fingerprints agree. */
export function fingerprintOf({ buyerEmail, buyerPhone, quantity, finalAmount, tier }: ImportedOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([buyerEmail, buyerPhone, quantity, finalAmount, tier.type]))
    .digest('hex');
}

/** Looks at every row of a file before anything is written. */
@Injectable()
export class ImportChecksService {
  constructor(
    private readonly reader: Reader,
    private readonly ticketTypes: TicketTypesService,
    private readonly imported: ImportedReferencesService,
  ) {}

  async check(file: CsvFile, plan: ImportPlan): Promise<CheckedFile> {
    const context = await this.context(plan);
    const errors: ImportRowError[] = [];
    const orders: ImportedOrder[] = [];
    for (const row of file.rows) {
      const read = readImportRow(row, context);
      if ('errors' in read) errors.push(...read.errors);
      else orders.push(read.order);
    }
    const single = withoutRepeats(orders, errors);
    const before = await this.importedBefore(single.map(({ reference }) => reference));
    const ready = single.filter((order) => !before.has(order.reference));
    const known = single.filter((order) => this.isSame(order, before, errors)).length;
    errors.sort((a, b) => a.row - b.row);
    return { rows: file.rows.length, ready, known, errors, seats: seatsFor(ready) };
  }

  private async context(plan: ImportPlan): Promise<ImportContext> {
    const codes = await this.reader.of(ReferralCodeEntity).find();
    const referrals = new Map(codes.map((each) => [each.code, each]));
    return { plan, tiers: await this.ticketTypes.all(), referrals };
  }

  /** By reference; those whose orders were deleted are free to be imported again. */
  private async importedBefore(references: readonly string[]): Promise<Map<string, KnownRow>> {
    const found = await this.imported.find(references);
    const numbers = [...found.values()].map(({ orderNumber }) => orderNumber);
    const deleted = await inChunks(numbers, (some) =>
      this.reader.of(OrderEntity).find({
        where: { orderNumber: In(some), deletedAt: Not(IsNull()) },
        select: { id: true, orderNumber: true },
      }),
    );
    const gone = new Set(deleted.map(({ orderNumber }) => orderNumber));
    return new Map([...found].filter(([, { orderNumber }]) => !gone.has(orderNumber)));
  }

  private isSame(order: ImportedOrder, before: ReadonlyMap<string, KnownRow>, errors: ImportRowError[]): boolean {
    const earlier = before.get(order.reference);
    if (!earlier) return false;
    if (earlier.isOfEarlierEdition) {
      errors.push({ row: order.row, field: 'reference', text: IMPORT_TEXTS.earlierEdition(order.reference) });
      return false;
    }
    if (earlier.isSame(fingerprintOf(order))) return true;
    const { row, reference } = order;
    const text = `Reference "${reference}" was imported before with other data: order ${earlier.orderNumber}.`;
    errors.push({ row, field: 'reference', text });
    return false;
  }
}

/** A reference names one row of the file; the second is an error and not silently left out. */
function withoutRepeats(orders: readonly ImportedOrder[], errors: ImportRowError[]): ImportedOrder[] {
  const first = new Map<string, number>();
  return orders.filter(({ row, reference }) => {
    const earlier = first.get(reference);
    if (earlier === undefined) {
      first.set(reference, row);
      return true;
    }
    const text = `Reference "${reference}" already stands in row ${earlier}. Choose a column that differs in each row.`;
    errors.push({ row, field: 'reference', text });
    return false;
  });
}

function seatsFor(orders: readonly ImportedOrder[]): ImportSeats[] {
  const seats = new Map<string, ImportSeats>();
  for (const { tier, quantity } of orders) {
    const left = tier.quota === null ? null : Math.max(0, tier.quota - tier.sold);
    const entry = seats.get(tier.type) ?? { ticket_type: tier.type, header: tier.header, needed: 0, left };
    entry.needed += quantity;
    seats.set(tier.type, entry);
  }
  return [...seats.values()];
}

export const isShort = ({ needed, left }: ImportSeats): boolean => left !== null && needed > left;

export function toImportCheck({ rows, ready, known, errors, seats }: CheckedFile): ImportCheck {
  return {
    rows,
    ready: ready.length,
    tickets: ready.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: ready.reduce((sum, { finalAmount }) => sum + finalAmount, 0),
    known,
    bad: new Set(errors.map(({ row }) => row)).size,
    errors: errors.slice(0, SHOWN_ERRORS),
    seats,
  };
}
