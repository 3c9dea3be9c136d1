import { HOT_TIER } from '../api/buyers.js';
import { insert, onlyRow, type BareDriver } from '../limits/bare-driver.js';
import { withoutId } from '../limits/order-transaction.js';

const QUOTA = 10_000_000;

/** Gives the tier more seats than a run can sell. */
export async function widenHotTier(driver: BareDriver): Promise<void> {
  await driver.transaction(function* () {
    yield { sql: 'UPDATE ticket_types SET quota = ?, sold = 0 WHERE type = ?', values: [QUOTA, HOT_TIER] };
  });
}

/** The tier's sold seats. */
export async function soldSeats(driver: BareDriver): Promise<number> {
  return driver.transaction(function* () {
    const found = yield { sql: 'SELECT sold FROM ticket_types WHERE type = ?', values: [HOT_TIER], reads: true };
    return Number(onlyRow(found, 'hot tier')['sold']);
  });
}

/** Copies the tiers from one database to another. */
export async function copyTiers(from: BareDriver, to: BareDriver): Promise<void> {
  const tiers = await from.transaction(function* () {
    return (yield { sql: 'SELECT * FROM ticket_types', values: [], reads: true }).rows;
  });
  await to.transaction(function* () {
    yield insert('ticket_types', tiers.map(withoutId));
  });
}
