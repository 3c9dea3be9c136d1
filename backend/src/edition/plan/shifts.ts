import type { EditionPart } from '@festival/contracts';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { CountdownEventEntity } from '../../content/countdown/countdown-event.entity.js';
import { ActEntity } from '../../content/line-up/act.entity.js';
import { DiscountCodeEntity } from '../../orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../../orders/codes/referral-code.entity.js';
import type { Reader } from '../../platform/database/reader.js';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { shifted } from '../rules/dates.js';

/** A record whose dates move into the next edition. */
export interface Shift {
  /** As in 'Ticket type pre-sales-2, sale begins'. */
  what: string;
  from: Date;
  to: Date;
}

interface Dated<T extends ObjectLiteral> {
  part: EditionPart;
  entity: new () => T;
  nameOf: (row: T) => string;
  /** The columns with dates, by what they mean. */
  dates: ReadonlyArray<readonly [keyof T & string, string]>;
  /** What else a record loses: it was never sold or used in the next edition. */
  anew: QueryDeepPartialEntity<T>;
}

const dated = <T extends ObjectLiteral>(rows: Dated<T>): Dated<ObjectLiteral> =>
  rows as unknown as Dated<ObjectLiteral>;

const DATED: ReadonlyArray<Dated<ObjectLiteral>> = [
  dated({
    part: 'ticket_types',
    entity: TicketTypeEntity,
    nameOf: ({ type }) => `Ticket type ${type}`,
    dates: [
      ['salesStartAt', 'sale begins'],
      ['salesEndAt', 'sale ends'],
    ],
    // Nobody may buy before somebody has looked at prices and quotas.
    anew: { sold: 0, openedAt: null, seatsMovedAt: null, isAvailable: false },
  }),
  dated({
    part: 'line_up',
    entity: ActEntity,
    nameOf: ({ name }) => `Act ${name}`,
    dates: [
      ['startsAt', 'set begins'],
      ['endsAt', 'set ends'],
    ],
    anew: {},
  }),
  dated({
    part: 'content',
    entity: CountdownEventEntity,
    nameOf: ({ name }) => `Countdown ${name}`,
    dates: [['targetDate', 'counting ends']],
    anew: {},
  }),
  dated({
    part: 'codes',
    entity: DiscountCodeEntity,
    nameOf: ({ code }) => `Discount code ${code}`,
    dates: [
      ['validFrom', 'begins'],
      ['validUntil', 'ends'],
    ],
    anew: { uses: 0 },
  }),
  dated({
    part: 'codes',
    entity: ReferralCodeEntity,
    nameOf: ({ code }) => `Referral code ${code}`,
    dates: [],
    anew: { uses: 0 },
  }),
];

/** Every date of the copied parts that moves. */
export async function shiftsOf(reader: Reader, copied: readonly EditionPart[], days: number): Promise<Shift[]> {
  const shifts: Shift[] = [];
  for (const { entity, nameOf, dates } of datedIn(copied)) {
    for (const row of await reader.of(entity).find()) {
      for (const [column, meaning] of dates) {
        const from = row[column] as Date | null;
        if (from) shifts.push({ what: `${nameOf(row)}, ${meaning}`, from, to: shifted(from, days) });
      }
    }
  }
  return shifts;
}

/** Moves them. Must be done once: in the transaction that ends the step. */
export async function shiftAll(
  db: EntityManager,
  copied: readonly EditionPart[],
  days: number,
  now: Date,
): Promise<void> {
  for (const { entity, dates, anew } of datedIn(copied)) {
    for (const row of await db.find(entity)) {
      const moved = dates.map(([column]) => {
        const from = row[column] as Date | null;
        return [column, from && shifted(from, days)];
      });
      await db.update(entity, { id: row['id'] as number }, { ...Object.fromEntries(moved), ...anew, updatedAt: now });
    }
  }
}

function datedIn(copied: readonly EditionPart[]): ReadonlyArray<Dated<ObjectLiteral>> {
  return DATED.filter(({ part }) => copied.includes(part));
}
