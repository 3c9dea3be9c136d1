import type { DatabaseConfig } from '../../platform/config/app-config.js';
import type { Manifest } from '../format/manifest.js';
import { openSource } from '../source/open-source.js';
import { totalTables } from '../source/total-tables.js';

/** A line for each table that isn't as in the backup any more. */
export async function changedSince(manifest: Manifest, live: DatabaseConfig): Promise<string[]> {
  const source = await openSource(live);
  try {
    await source.assertWhole();
    const now = await totalTables(source, manifest.tables);
    const known = new Set(manifest.tables.map(({ name }) => name));
    const added = (await source.tables()).filter(({ name }) => !known.has(name));
    return [
      ...manifest.tables.flatMap(({ name }) => {
        const [then, today] = [manifest.totals[name], now[name]];
        if (!then || !today || then.sha256 === today.sha256) return [];
        const change = today.rows - then.rows;
        const rows = `${then.rows} rows in the backup, ${today.rows} now`;
        return [change === 0 ? `${name}: ${then.rows} rows, some of them changed` : `${name}: ${rows}`];
      }),
      ...added.map(({ name }) => `${name}: not in the backup`),
    ];
  } finally {
    await source.close();
  }
}
