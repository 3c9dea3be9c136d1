export const SCENARIOS = ['orders', 'status', 'checkin', 'reads', 'answers', 'backoffice'] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface BenchOptions {
  rounds: number;
  scenarios: readonly ScenarioName[];
  /** A MariaDB server that may create databases, as `mysql://root@host:port/`; null measures SQLite only. */
  mariaDbUrl: string | null;
}

const DEFAULT_ROUNDS = 3;
const MAX_ROUNDS = 50;

/** Reads `BENCH_ROUNDS`, `BENCH_ONLY` and `BENCH_MARIADB_URL`; throws with the allowed values. */
export function readOptions(variables: NodeJS.ProcessEnv): BenchOptions {
  return {
    rounds: readRounds(variables['BENCH_ROUNDS']),
    scenarios: readScenarios(variables['BENCH_ONLY']),
    mariaDbUrl: variables['BENCH_MARIADB_URL'] || null,
  };
}

function readRounds(text: string | undefined): number {
  if (!text) return DEFAULT_ROUNDS;
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds >= 1 && rounds <= MAX_ROUNDS) return rounds;
  throw new Error(`BENCH_ROUNDS is "${text}": give a whole number from 1 to ${MAX_ROUNDS}`);
}

function readScenarios(text: string | undefined): readonly ScenarioName[] {
  if (!text) return SCENARIOS;
  const only = SCENARIOS.find((name) => name === text);
  if (!only) throw new Error(`BENCH_ONLY is "${text}": give one of ${SCENARIOS.join(', ')}`);
  return [only];
}
