import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { within } from '../../../clock/within.js';
import type { DatabaseAddress, DatabaseHost } from '../../../config/database-address.js';
import { DatabaseTimeout } from '../database-timeout.js';
import { HostState } from './host-choice.js';

// A node that has left its cluster still answers these two, and refuses every other statement.
const VARIABLES = `SHOW GLOBAL VARIABLES WHERE Variable_name IN ('wsrep_on', 'read_only')`;
const STATUS = `SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_local_state')`;
/** Galera's numbers for what a node is doing. */
const DONOR = '2';
const SYNCED = '4';

type Settings = Readonly<Record<string, string | undefined>>;

/** Looks at one host, on a connection of its own. */
export class HostProbe {
  private connection: Connection | null = null;
  private last: HostState = HostState.away;
  private isClosed = false;
  /** Why it doesn't serve; empty when it does. */
  reason = '';

  constructor(
    private readonly address: DatabaseAddress,
    private readonly host: DatabaseHost,
    private readonly limitMs: number,
  ) {}

  /** One look without an answer in time may be a busy machine: the second counts. */
  async look(): Promise<HostState> {
    try {
      this.last = await within(this.limitMs, this.ask(), () => new DatabaseTimeout('no answer in time'));
      this.reason = this.last === HostState.away ? 'not in step with its cluster, or a replica' : '';
      return this.last;
    } catch (error) {
      this.disconnect();
      this.reason = (error as Error).message.split('\n')[0] ?? '';
      const seen = this.last;
      this.last = HostState.away;
      return error instanceof DatabaseTimeout ? seen : HostState.away;
    }
  }

  close(): void {
    this.isClosed = true;
    this.disconnect();
  }

  private disconnect(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  private async ask(): Promise<HostState> {
    const connection = this.connection ?? (await this.connect());
    this.connection = connection;
    if (this.isClosed) this.disconnect();
    const variables = await settings(connection, VARIABLES);
    return stateOf({ ...variables, ...(await settings(connection, STATUS)) });
  }

  private async connect(): Promise<Connection> {
    const { user, password, name: database } = this.address;
    const connection = await createConnection({ ...this.host, user, password, database, connectTimeout: this.limitMs });
    // Its end shows at the next look; without a listener it would end the process.
    connection.on('error', () => undefined);
    return connection;
  }
}

async function settings(connection: Connection, sql: string): Promise<Settings> {
  const [rows] = await connection.query<RowDataPacket[]>(sql);
  return Object.fromEntries(
    rows.map(({ Variable_name: name, Value: value }) => [String(name).toLowerCase(), String(value)]),
  );
}

/** A server without Galera serves unless it is somebody's replica. */
function stateOf(found: Settings): HostState {
  if (found['read_only'] !== 'OFF') return HostState.away;
  if (found['wsrep_on'] !== 'ON') return HostState.synced;
  if (found['wsrep_ready'] !== 'ON') return HostState.away;
  if (found['wsrep_local_state'] === SYNCED) return HostState.synced;
  return found['wsrep_local_state'] === DONOR ? HostState.behind : HostState.away;
}
