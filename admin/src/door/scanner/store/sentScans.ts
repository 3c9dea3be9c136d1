import type { GateDatabase, ScanRow } from './gateDatabase';

/** A server that was restored from a backup has the scans from before it; older backups are restored on no festival's evening. */
const SENT_KEPT_MS = 48 * 3_600_000;

/**
 * Inside a transaction of `scans` and `sent`: puts scans that the server has named aside, where no verdict is slowed down
 * by them, and forgets those of more than two days ago.
 */
export async function putAside({ scans, sent }: GateDatabase, ids: readonly number[]): Promise<void> {
  const rows = await scans.bulkGet([...ids]);
  const told = rows.flatMap((row) => (row?.state === 'told' && row.id !== undefined ? [{ ...row, id: row.id }] : []));
  if (told.length === 0) return;
  const sentAt = Date.now();
  await sent.bulkPut(told.map((row) => ({ ...row, sentAt })));
  await scans.bulkDelete(told.map(({ id }) => id));
  await forgetOld({ sent });
}

/** Inside a transaction of `sent`. */
export async function forgetOld({ sent }: Pick<GateDatabase, 'sent'>): Promise<void> {
  await sent
    .where('sentAt')
    .below(Date.now() - SENT_KEPT_MS)
    .delete();
}

/** Inside such a transaction: the server may have lost what it had named. It knows the nonces of what it hasn't. */
export async function sendAgain({ scans, sent }: GateDatabase): Promise<void> {
  const told = await scans.where('state').equals('told').toArray();
  const rows: Array<ScanRow & { sentAt?: number }> = [...(await sent.toArray()), ...told];
  for (const row of rows) delete row.sentAt;
  await scans.bulkPut(rows.map((row): ScanRow => ({ ...row, state: 'unsent' })));
  await sent.clear();
}
