import { cpus } from 'node:os';
import { cleanUpWhenStopped } from './cleanup.js';
import { type Result, runRounds, type Scenario } from './contest.js';
import { mariaDb, sqlite } from './databases.js';
import { journeyCost, journeyTable, type JourneyCost } from './journey/journey-cost.js';
import { LoadGenerator } from './load/load-generator.js';
import { paymentsTable, runPayments, type PaymentsResult } from './payments/payments-run.js';
import { readOptions, type ScenarioName } from './options.js';
import { toTable } from './report.js';
import { checkInScenario } from './scenarios/check-in.js';
import { backOfficeScenario } from './scenarios/back-office.js';
import { answersScenario } from './scenarios/answers.js';
import { memoryScenario } from './scenarios/memory.js';
import { BUYERS, ordersScenario } from './scenarios/orders.js';
import { readsScenario } from './scenarios/reads.js';
import { statusScenario } from './scenarios/status.js';
import { toText } from './text-table.js';

/** What the provider takes for an answer while payments are measured: slow. */
const PROVIDER_MS = 500;

const SCENARIO_BY_NAME: Readonly<Record<Exclude<ScenarioName, 'journey' | 'backoffice'>, Scenario>> = {
  orders: ordersScenario,
  status: statusScenario,
  memory: memoryScenario,
  checkin: checkInScenario,
  reads: readsScenario,
  answers: answersScenario,
};

async function main(): Promise<void> {
  const { rounds, buyers, orders, scenarios, payments, isSqliteIn, mariaDbUrl, galeraUrl } = readOptions(process.env);
  const kinds = isSqliteIn ? [sqlite] : [];
  if (mariaDbUrl !== null) kinds.push(mariaDb(mariaDbUrl, BUYERS));
  if (galeraUrl !== null) kinds.push(mariaDb(galeraUrl, BUYERS, 'Galera, three nodes'));
  if (payments.length > 0) {
    const results: PaymentsResult[] = [];
    for (const kind of kinds) {
      for (const each of payments) results.push(await runPayments(kind, { ...each, latencyMs: PROVIDER_MS }));
    }
    console.log(toText(paymentsTable(results)));
    return;
  }
  const load = new LoadGenerator();
  const results: Result[] = [];
  const journeys: JourneyCost[] = [];
  for (const name of scenarios) {
    if (name === 'journey') {
      for (const kind of kinds) journeys.push(await journeyCost(kind, buyers));
      continue;
    }
    const stages = [];
    const scenario = name === 'backoffice' ? backOfficeScenario(orders) : SCENARIO_BY_NAME[name];
    for (const kind of kinds) stages.push(await scenario(kind, load));
    results.push(...(await runRounds(stages, rounds, (text) => console.log(`${name}: ${text}`))));
    for (const stage of stages) await stage.close();
  }
  await load.stop();
  const processors = cpus();
  console.log(`\nNode ${process.version}, ${processors.length} × ${processors[0]?.model}; medians of ${rounds} rounds`);
  if (mariaDbUrl === null) console.log('BENCH_MARIADB_URL names no server: MariaDB was not measured');
  if (results.length > 0) console.log(`\n${toText(toTable(results))}`);
  if (journeys.length > 0) console.log(`\n${journeyTable(journeys)}`);
}

cleanUpWhenStopped();
try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
