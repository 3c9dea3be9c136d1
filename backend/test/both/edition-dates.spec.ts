import { EDITION_PARTS, type EditionPart } from '@festival/contracts';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { ActEntity } from '../../src/content/line-up/act.entity.js';
import { TABLE_RULES } from '../../src/edition/rules/tables.js';
import { BeginEditionService } from '../../src/edition/work/begin-edition.service.js';
import { CloseEditionService } from '../../src/edition/work/close-edition.service.js';
import { DiscountCodeEntity } from '../../src/orders/codes/discount-code.entity.js';
import { Transactions } from '../../src/platform/database/transactions.js';
import { TicketTypeEntity } from '../../src/tickets/tiers/ticket-type.entity.js';
import { firstAdmin, nextEdition, whenOver } from '../support/closed-edition.js';
import { Festival } from '../support/festival.js';
import { closeSound } from '../support/sound-data.js';

const DAYS_ON_MS = 364 * 86_400_000;
const [BEGINS, ENDS] = [new Date('2025-10-01T03:00:00.000Z'), new Date('2025-11-20T10:00:00.000Z')];
/** They tell when a row was written, whatever it is about. */
const OF_THE_ROW = ['createdAt', 'updatedAt'];

let festival: Festival;
let concert: Date;
beforeAll(async () => {
  festival = await Festival.open();
  await festival.get(Transactions).run(async (db) => {
    await db.updateAll(TicketTypeEntity, { salesStartAt: BEGINS, salesEndAt: ENDS, openedAt: BEGINS });
    await db.updateAll(ActEntity, { startsAt: BEGINS, endsAt: ENDS });
    await db.updateAll(DiscountCodeEntity, { validFrom: BEGINS, validUntil: ENDS });
  });
  concert = await whenOver(festival);
  const request = nextEdition(concert, { copy: [...EDITION_PARTS], accept: ['mails'] });
  const person = { accountId: await firstAdmin(festival), sessionId: null };
  await festival.get(BeginEditionService).begin({ ...request, confirm: '2025' }, person);
  expect(await festival.get(CloseEditionService).goOn()).toBe('done');
});
afterAll(() => closeSound(festival));

/** The values of each date column of each table that was copied. */
async function copiedDates(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { tableName, target, columns } of festival.app.get(DataSource, { strict: false }).entityMetadatas) {
    if (!EDITION_PARTS.includes(TABLE_RULES[tableName] as EditionPart)) continue;
    const rows = await festival.rows(target as new () => ObjectLiteral).find();
    for (const { propertyName: column } of columns.filter(({ type }) => type === 'datetime')) {
      const values = rows.map((row) => (row[column] as Date | null | undefined)?.toISOString() ?? null);
      if (!OF_THE_ROW.includes(column)) found[`${tableName}.${column}`] = [...new Set(values)];
    }
  }
  return found;
}

it('of all that was copied no date is of the edition before; a new column must be decided here', async () => {
  const shifted = (date: Date) => [new Date(date.getTime() + DAYS_ON_MS).toISOString()];
  expect(await copiedDates()).toEqual({
    'acts.startsAt': shifted(BEGINS),
    'acts.endsAt': shifted(ENDS),
    'countdown_events.targetDate': shifted(concert),
    'discount_codes.validFrom': shifted(BEGINS),
    'discount_codes.validUntil': shifted(ENDS),
    'ticket_types.salesStartAt': shifted(BEGINS),
    'ticket_types.salesEndAt': shifted(ENDS),
    'ticket_types.openedAt': [null],
    'ticket_types.seatsMovedAt': [null],
  });
});
