import type { GateDatabase, PhoneRow } from './gateDatabase';

/** The newest scan's id; 0: there is none. Inside a transaction of `scans`. */
export async function newestScan({ scans }: GateDatabase): Promise<number> {
  return (await scans.orderBy('id').last())?.id ?? 0;
}

/**
 * Inside a transaction of all tables but `copy` and `changed`, which are replaced: removes what the phone has of an edition that
 * is over. Scans that were made since the phone was paired again are of the new one. Gives how many the server never had.
 */
export async function leaveEdition(
  { scans, sent, linked, details }: GateDatabase,
  { earlierScans }: Pick<PhoneRow, 'earlierScans'>,
): Promise<number> {
  const old = await (earlierScans == null ? scans.toArray() : scans.where('id').belowOrEqual(earlierScans).toArray());
  await scans.bulkDelete(old.flatMap(({ id }) => id ?? []));
  for (const table of [sent, linked, details]) await table.clear();
  return old.filter(({ state }) => state !== 'told').length;
}
