import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/**
 * Each read and each begin of a transaction first waits until this node has all that was committed on any node before:
 * a buyer whose order another process wrote on another node finds it.
 */
export const GALERA_READS = 'SET SESSION wsrep_sync_wait = 1';

const clusters = new WeakSet<DataSource>();

/** Whether the data source is a Galera cluster, where another node knows nothing of a row lock. */
export const isGalera = (dataSource: DataSource): boolean => clusters.has(dataSource);

/** Notes that it is one, and says when its settings cost more than they need to. */
export async function markAsGalera(dataSource: DataSource): Promise<void> {
  clusters.add(dataSource);
  const [{ step }] = await dataSource.query<[{ step: number }]>('SELECT @@auto_increment_increment AS step');
  if (Number(step) === 1) return;
  // Whoever follows a table by its ids asks for each that was passed over, until it can't come any more.
  new Logger('Database').warn(
    `the cluster leaves gaps between ids (auto_increment_increment is ${step}): set wsrep_auto_increment_control = OFF`,
  );
}
