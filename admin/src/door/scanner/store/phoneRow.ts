import type { GateDatabase, PhoneRow } from './gateDatabase';
import { StorageWipedError } from './storageFailure';

/** The phone's row, inside a transaction of `meta`. Throws when the database was emptied. */
export async function phoneRow({ meta }: GateDatabase): Promise<PhoneRow> {
  const row = await meta.get('phone');
  if (!row) throw new StorageWipedError();
  return row;
}
