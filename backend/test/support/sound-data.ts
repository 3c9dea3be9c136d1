import { auditDatabase, type Violation } from '../../src/data-audit/audit-database.js';
import type { DatabaseConfig } from '../../src/platform/config/app-config.js';

/** Whatever sells: `Festival`, or processes of their own. */
interface Seller {
  config: { database: DatabaseConfig };
  /** By tier: seats that orders held when the tier began to count again. */
  forgottenSeats: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** What `npm run audit:data` finds, but for seats that `festival.tier` forgot. */
async function violationsIn(festival: Seller): Promise<Violation[]> {
  const violations = await auditDatabase(festival.config.database, new Date());
  return violations.filter(({ check, id, found, expected }) => {
    return check !== 'seats' || Number(expected) - Number(found) !== (festival.forgottenSeats.get(id) ?? 0);
  });
}

/** At the end of a spec of faults or races: whatever happened, no rule of the data is broken. */
export async function closeSound(festival: Seller): Promise<void> {
  try {
    expect(await violationsIn(festival)).toEqual([]);
  } finally {
    await festival.close();
  }
}
