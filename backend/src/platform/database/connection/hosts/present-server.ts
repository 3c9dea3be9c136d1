import { type DatabaseHost, parseDatabaseAddress } from '../../../config/database-address.js';
import { DatabaseHosts } from './database-hosts.js';

export interface DatabaseServer extends DatabaseHost {
  user: string;
  password: string;
  database: string;
}

/** Where a single connection goes; of several hosts, to the first that serves. Throws `DatabaseTimeout` when none does. */
export async function presentServer(url: string): Promise<DatabaseServer> {
  const address = parseDatabaseAddress(url);
  if (!address) throw new Error('The address of the database was not checked');
  const { hosts: all, user, password, name: database } = address;
  const [first, ...more] = all as [DatabaseHost, ...DatabaseHost[]];
  if (more.length === 0) return { ...first, user, password, database };
  const hosts = new DatabaseHosts(address);
  await hosts.open();
  const present = hosts.presentHost ?? first;
  hosts.close();
  return { ...present, user, password, database };
}
