import { auditDatabase, type Violation } from '../../src/data-audit/audit-database.js';
import type { Festival } from './festival.js';

/** What `npm run audit:data` finds, but for seats that `festival.tier` forgot. */
async function violationsIn(festival: Festival): Promise<Violation[]> {
  const violations = await auditDatabase(festival.config.database, new Date());
  return violations.filter(({ check, id, found, expected }) => {
    return check !== 'seats' || Number(expected) - Number(found) !== (festival.forgottenSeats.get(id) ?? 0);
  });
}

/** At the end of a spec of faults or races: whatever happened, no rule of the data is broken. */
export async function closeSound(festival: Festival): Promise<void> {
  try {
    expect(await violationsIn(festival)).toEqual([]);
  } finally {
    await festival.close();
  }
}
