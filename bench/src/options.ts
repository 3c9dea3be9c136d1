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

export interface BenchOptions {
  rounds: number;
  /** Of the journey. */
  buyers: number;
  scenarios: readonly ScenarioName[];
  /** A MariaDB server that may create databases, as `mysql://root@host:port/`; null measures SQLite only. */
  mariaDbUrl: string | null;
}

const DEFAULT_ROUNDS = 3;
const MAX_ROUNDS = 50;
const DEFAULT_BUYERS = 400;
const MAX_BUYERS = 5_000;

/** Reads `BENCH_ROUNDS`, `BENCH_BUYERS`, `BENCH_ONLY` and `BENCH_MARIADB_URL`; throws with the allowed values. */
export function readOptions(variables: NodeJS.ProcessEnv): BenchOptions {
  return {
    rounds: readWhole(variables, 'BENCH_ROUNDS', DEFAULT_ROUNDS, MAX_ROUNDS),
    buyers: readWhole(variables, 'BENCH_BUYERS', DEFAULT_BUYERS, MAX_BUYERS),
    scenarios: readScenarios(variables['BENCH_ONLY']),
    mariaDbUrl: variables['BENCH_MARIADB_URL'] || null,
  };
}

function readWhole(variables: NodeJS.ProcessEnv, name: string, otherwise: number, max: number): number {
  const text = variables[name];
  if (!text) return otherwise;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`${name} is "${text}": give a whole number from 1 to ${max}`);
}

function readScenarios(text: string | undefined): readonly ScenarioName[] {
  if (!text) return SCENARIOS;
  const only = SCENARIOS.find((name) => name === text);
  if (!only) throw new Error(`BENCH_ONLY is "${text}": give one of ${SCENARIOS.join(', ')}`);
  return [only];
}
