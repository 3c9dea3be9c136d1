export const SCENARIOS = [
  'orders',
  'status',
  'memory',
  'checkin',
  'reads',
  'answers',
  'backoffice',
  'journey',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** They take minutes and have no limit to be compared with: measured only when `BENCH_ONLY` says so. */
const PAYMENTS = 'payments';
/** What payments must bear: so many within so many seconds. */
const DEFAULT_PAYMENTS = '5000/60 5000/10';

export interface BenchOptions {
  rounds: number;
  /** Of the journey. */
  buyers: number;
  /** Of the back office. */
  orders: number;
  scenarios: readonly ScenarioName[];
  payments: ReadonlyArray<{ count: number; seconds: number }>;
  /** Whether SQLite is measured too. */
  isSqliteIn: boolean;
  /** A MariaDB server that may create databases, as `mysql://root@host:port/`; null measures none. */
  mariaDbUrl: string | null;
  /** All nodes of a Galera cluster; null measures none. */
  galeraUrl: string | null;
}

const DEFAULT_ROUNDS = 3;
const MAX_ROUNDS = 50;
const DEFAULT_BUYERS = 400;
const MAX_BUYERS = 5_000;
const DEFAULT_ORDERS = 200_000;
const MAX_ORDERS = 1_000_000;

/** Reads the variables whose names begin with `BENCH_`; throws with the allowed values. */
export function readOptions(variables: NodeJS.ProcessEnv): BenchOptions {
  const only = variables['BENCH_ONLY'];
  return {
    rounds: readWhole(variables, 'BENCH_ROUNDS', DEFAULT_ROUNDS, MAX_ROUNDS),
    buyers: readWhole(variables, 'BENCH_BUYERS', DEFAULT_BUYERS, MAX_BUYERS),
    orders: readWhole(variables, 'BENCH_ORDERS', DEFAULT_ORDERS, MAX_ORDERS),
    scenarios: only === PAYMENTS ? [] : readScenarios(only),
    payments: only === PAYMENTS ? readPayments(variables['BENCH_PAYMENTS'] || DEFAULT_PAYMENTS) : [],
    isSqliteIn: readSwitch(variables, 'BENCH_SQLITE'),
    mariaDbUrl: variables['BENCH_MARIADB_URL'] || null,
    galeraUrl: variables['BENCH_GALERA_URL'] || null,
  };
}

function readWhole(variables: NodeJS.ProcessEnv, name: string, otherwise: number, max: number): number {
  const text = variables[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`${name} is "${text}": give a whole number from 1 to ${max}`);
}

/** On unless it is off. */
function readSwitch(variables: NodeJS.ProcessEnv, name: string): boolean {
  const text = variables[name] || 'on';
  if (text !== 'on' && text !== 'off') throw new Error(`${name} is "${text}": set on or off`);
  return text === 'on';
}

function readScenarios(text: string | undefined): readonly ScenarioName[] {
  if (!text) return SCENARIOS;
  const only = SCENARIOS.find((name) => name === text);
  if (!only) throw new Error(`BENCH_ONLY is "${text}": give one of ${[...SCENARIOS, PAYMENTS].join(', ')}`);
  return [only];
}

function readPayments(text: string): BenchOptions['payments'] {
  return text.split(' ').map((each) => {
    const [, count, seconds] = /^(\d{1,6})\/(\d{1,4})$/.exec(each) ?? [];
    if (Number(count) > 0 && Number(seconds) > 0) return { count: Number(count), seconds: Number(seconds) };
    throw new Error(`BENCH_PAYMENTS is "${text}": give payments/seconds, such as ${DEFAULT_PAYMENTS}`);
  });
}
