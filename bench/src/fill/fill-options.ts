import { parseArgs } from 'node:util';
import type { AppConfig } from '@festival/backend/platform/config/app-config.js';
import { StartError } from '@festival/backend/app/start-errors.js';
import { parseDatabaseAddress } from '@festival/backend/platform/config/database-address.js';

export interface FillOptions {
  orders: number;
  /** Fills a database that has orders too. */
  force: boolean;
}

const DEFAULT_ORDERS = 200_000;
const MAX_ORDERS = 1_000_000;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** A refusal, shown as one line. */
export class FillRefused extends StartError {}

/** Reads `--orders N --force`; throws `FillRefused` with the correct usage. */
export function readFillOptions(args: readonly string[]): FillOptions {
  const { orders = String(DEFAULT_ORDERS), force = false } = parse(args);
  const count = Number(orders);
  if (!Number.isInteger(count) || count < 1 || count > MAX_ORDERS)
    throw new FillRefused(`--orders is "${orders}": give a whole number from 1 to ${MAX_ORDERS}`);
  return { orders: count, force };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { orders: { type: 'string' }, force: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new FillRefused(error instanceof Error ? error.message : String(error));
  }
}

/** Throws when made-up orders could get among real ones: with a real provider, a public address or a remote database. */
export function refuseProduction({ midtrans, publicUrl, database }: AppConfig): void {
  if (midtrans.environment !== 'simulator')
    throw new FillRefused(`MIDTRANS_ENV is ${midtrans.environment}: only a festival with the simulator is filled`);
  if (!isLoopback(publicUrl))
    throw new FillRefused(`PUBLIC_URL is ${publicUrl}: only a festival at localhost is filled`);
  if (database.kind === 'mysql' && !areLoopback(database.url))
    throw new FillRefused('DATABASE_URL names a server elsewhere: only a database on this machine is filled');
}

function areLoopback(databaseUrl: string): boolean {
  const address = parseDatabaseAddress(databaseUrl);
  return address !== null && address.hosts.every(({ host }) => LOOPBACK.includes(host));
}

function isLoopback(address: string): boolean {
  return LOOPBACK.includes(new URL(address).hostname);
}
