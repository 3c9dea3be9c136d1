import { setTimeout as pause } from 'node:timers/promises';
import { hostText, parseDatabaseAddress } from '../../platform/config/database-address.js';
import { isConnectionLost } from '../../platform/database/database-errors.js';
import { BackupError } from '../backup-error.js';
import { type Found, MysqlSession } from '../mysql-session.js';

const LOOK_EVERY_MS = 250;
/** A festival's process asks for work once a second, and may have lost its connections just now. */
export const A_WHILE = 5;
/** Of a program that has just ended the server may hear a moment later. */
const PATIENCE_MS = 10_000;

const OTHERS = `SELECT id, host FROM information_schema.processlist
  WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command <> 'Daemon'`;

/**
 * Throws `BackupError` while anybody else uses the database of `url`, at any of its servers: a festival that runs, or
 * another restore. Two that begin at once see each other, since each is connected before it looks.
 * `looks` in a row must see nobody.
 */
export async function assertAlone(url: string, own: MysqlSession, looks: number): Promise<void> {
  const servers = await serversOf(url, own);
  try {
    const endsAt = Date.now() + PATIENCE_MS;
    for (let quiet = 0; quiet < looks; await pause(LOOK_EVERY_MS)) {
      const others = (await Promise.all(servers.map((each) => each.query(OTHERS)))).flat();
      quiet = others.length === 0 ? quiet + 1 : 0;
      if (others.length > 0 && Date.now() > endsAt) throw inUse(own, others);
    }
  } finally {
    for (const each of servers) if (each !== own) each.close();
  }
}

/** A connection to each node of a cluster: none knows of the others' connections. Nobody is at one that is away. */
async function serversOf(url: string, own: MysqlSession): Promise<MysqlSession[]> {
  const hosts = parseDatabaseAddress(url)?.hosts ?? [];
  const others = hosts.filter((each) => hostText(each) !== hostText(own.server));
  const opened = await Promise.all(
    others.map((host) =>
      MysqlSession.open(url, host).catch((error: unknown) => {
        if (isConnectionLost(error)) return null;
        throw error;
      }),
    ),
  );
  return [own, ...opened.filter((each) => each !== null)];
}

function inUse({ server }: MysqlSession, others: readonly Found[]): BackupError {
  const who = others.map(({ id, host }) => `connection ${id} from ${host}`).join(', ');
  return new BackupError(
    `The database ${server.database} is in use (${who}): stop the festival and its backups, or wait for another restore to end`,
  );
}
