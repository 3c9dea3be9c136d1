import { auditDatabase } from '@festival/backend/data-audit/audit-database.js';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiProcess } from '../api/api-process.js';
import { readProcess } from '../api/process-figures.js';
import { SimulatorProcess } from '../api/simulator-process.js';
import type { DatabaseKind } from '../databases.js';
import type { BareDriver, Row } from '../limits/bare-driver.js';
import { widenHotTier } from '../scenarios/open-tier.js';
import { measure } from '../statistics.js';
import type { Table } from '../text-table.js';
import { chosenPayments, toSimulator } from './paying-buyers.js';

const LOOK_EVERY_MS = 500;
const GIVE_UP_MS = 180_000;

interface PaymentsLoad {
  count: number;
  seconds: number;
  /** What the provider takes for each answer. */
  latencyMs: number;
}

export interface PaymentsResult extends PaymentsLoad {
  database: string;
  /** Milliseconds from the payment at the provider to the valid ticket. */
  p50: number;
  p95: number;
  slowest: number;
  lost: number;
  /** Notifications that weren't answered with 200. */
  refused: number;
  /** Processor time of the API process for each payment, with its e-ticket, in ms. */
  processorMs: number | null;
  peakMemoryMb: number | null;
  violations: number;
}

/** Buyers pay at a slow provider; the tickets must become valid soon. Limits are on, and all jobs run. */
export async function runPayments(kind: DatabaseKind, load: PaymentsLoad): Promise<PaymentsResult> {
  const simulator = await SimulatorProcess.start();
  const database = await kind.create();
  const api = await ApiProcess.start(database, simulator.environment);
  const driver = await database.open();
  await widenHotTier(driver);
  const numbers = await chosenPayments(api, simulator.url, load.count);
  await toSimulator(`${simulator.url}/_sim/faults`, 'PUT', { http: { latency_ms: load.latencyMs } });
  const before = readProcess(api.pid);
  const paidAt = await pay(simulator.url, numbers, load.seconds);
  const rows = await settled(driver, load.count);
  const after = readProcess(api.pid);
  const waits = rows.map((row) => timeOf(row['updated_at']) - (paidAt.get(String(row['order_number'])) ?? Number.NaN));
  const { p50, p95 } = measure(waits, 1);
  const result = {
    ...load,
    database: kind.name,
    p50,
    p95,
    slowest: Math.max(...waits),
    lost: load.count - rows.length,
    refused: await refusedOnes(simulator.url, numbers),
    processorMs: before && after && ((after.cpuSeconds - before.cpuSeconds) * 1_000) / load.count,
    peakMemoryMb: api.peakMemoryMb(),
    violations: (await auditDatabase(database.config, new Date())).length,
  };
  await driver.close();
  await api.stop();
  await simulator.stop();
  return result;
}

/** A row for each run; times in seconds from the payment at the provider to the valid ticket. */
export function paymentsTable(results: readonly PaymentsResult[]): Table {
  const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);
  const rounded = (value: number | null): string => value?.toFixed(0) ?? 'unknown';
  return {
    head: [
      'payments',
      'database',
      'p50 s',
      'p95 s',
      'slowest s',
      'lost',
      'refused',
      'API ms a payment',
      'API memory MB',
      'broken rules',
    ],
    rows: results.map((each) => [
      `${each.count} within ${each.seconds} s, provider ${each.latencyMs} ms`,
      each.database,
      ...[each.p50, each.p95, each.slowest].map(seconds),
      ...[each.lost, each.refused].map(String),
      ...[each.processorMs, each.peakMemoryMb, each.violations].map(rounded),
    ]),
  };
}

/** When each was paid. */
async function pay(simulatorUrl: string, numbers: readonly string[], seconds: number): Promise<Map<string, number>> {
  const paidAt = new Map<string, number>();
  const began = Date.now();
  const calls: Array<Promise<unknown>> = [];
  for (const [index, number] of numbers.entries()) {
    const inMs = began + (index * seconds * 1_000) / numbers.length - Date.now();
    if (inMs > 0) await pause(inMs);
    paidAt.set(number, Date.now());
    calls.push(toSimulator(`${simulatorUrl}/_sim/orders/${number}/pay`, 'POST', {}));
  }
  await Promise.all(calls);
  return paidAt;
}

/** The paid orders: the row's time is the one of its last change, with which its tickets became valid. */
async function settled(driver: BareDriver, count: number): Promise<Row[]> {
  const read = (sql: string): Promise<Row[]> | Row[] =>
    driver.transaction(function* () {
      return (yield { sql, values: [], reads: true }).rows;
    });
  const until = Date.now() + GIVE_UP_MS;
  while (Date.now() < until) {
    const [row] = await read("SELECT COUNT(*) AS paid FROM orders WHERE status = 'settlement'");
    if (Number(row?.['paid']) >= count) break;
    await pause(LOOK_EVERY_MS);
  }
  return read(
    `SELECT o.order_number, o.updated_at FROM orders o WHERE o.status = 'settlement'
     AND NOT EXISTS (SELECT 1 FROM tickets t WHERE t.order_id = o.id AND t.status <> 'valid')`,
  );
}

async function refusedOnes(simulatorUrl: string, numbers: readonly string[]): Promise<number> {
  let refused = 0;
  for (const number of numbers) {
    const { notifications } = await toSimulator<{ notifications: Array<{ response_status: number | null }> }>(
      `${simulatorUrl}/_sim/orders/${number}`,
      'GET',
    );
    refused += notifications.filter(({ response_status: status }) => status !== 200).length;
  }
  return refused;
}

/** UTC; the drivers give a text, a number or a date. */
function timeOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'number') return value;
  const text = String(value).replace(' ', 'T');
  return Date.parse(/Z|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}Z`);
}
