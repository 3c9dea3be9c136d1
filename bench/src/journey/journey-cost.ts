import { setTimeout as pause } from 'node:timers/promises';
import { readProcess } from '../api/process-figures.js';
import type { DatabaseKind } from '../databases.js';
import { onlyRow, type BareDriver } from '../limits/bare-driver.js';
import { asFastAsPossible } from '../pace.js';
import { Crowd } from '../rehearse/crowd/person.js';
import { closeContext, openContext } from '../rehearse/journey/open-context.js';
import { readPlan } from '../rehearse/plan/read-plan.js';
import { PrivateInstallation } from '../rehearse/target/private-installation.js';
import { toText } from '../text-table.js';
import { JourneyBuyer } from './journey-buyer.js';

/** What the product's process needs for one paid buyer, stage by stage. */
export interface JourneyCost {
  database: string;
  buyers: number;
  /** Processor milliseconds of all its threads, for each buyer. */
  stages: ReadonlyArray<readonly [name: string, milliseconds: number]>;
  /** Each second when nobody comes. */
  idleMs: number;
  memoryMb: number;
}

interface Stage {
  name: string;
  /** One round after the other; all buyers do each. */
  rounds: ReadonlyArray<(buyer: JourneyBuyer) => Promise<void>>;
  /** Rows that there are as many of as buyers once the work of this stage is done. */
  ends?: string;
  /** Its mails, where it has some. */
  mails?: string;
}

const GOAL_MS = 25;
const AT_ONCE = 32;
/** A sale has thousands of buyers, so what the first hundred cost isn't counted. */
const WARM_UP_BUYERS = 100;
const IDLE_SECONDS = 3;
const STEP_MS = 100;
const GIVE_UP_MS = 120_000;
/** Of somebody who waits for three minutes, and of somebody who takes half a minute to pay. */
const WAITING_POLLS = 20;
const STATUS_POLLS = 30;

const repeated = <Round>(times: number, round: Round): Round[] => Array.from({ length: times }, () => round);

const STAGES: readonly Stage[] = [
  { name: 'page, price, state of the room', rounds: [(buyer) => buyer.arrive()] },
  { name: 'scripts, styles and fonts', rounds: [(buyer) => buyer.loadFiles()] },
  {
    name: `waiting room: place, ${WAITING_POLLS} polls, pass`,
    rounds: [
      (buyer) => buyer.takePlace(),
      ...repeated(WAITING_POLLS, (buyer: JourneyBuyer) => buyer.askForTurn()),
      (buyer) => buyer.enter(),
    ],
  },
  { name: 'codes, check, login', rounds: [(buyer) => buyer.signIn()] },
  { name: 'challenge, order', rounds: [(buyer) => buyer.order()], mails: 'mail with the link to pay' },
  { name: 'payment opened', rounds: [(buyer) => buyer.openPayment()] },
  { name: `status, ${STATUS_POLLS} polls`, rounds: repeated(STATUS_POLLS, (buyer) => buyer.askForStatus()) },
  {
    name: 'chosen, paid: two notifications',
    rounds: [(buyer) => buyer.pay()],
    ends: `SELECT COUNT(*) AS n FROM orders WHERE status = 'settlement'`,
    mails: 'mail with e-tickets and PDF',
  },
  { name: 'tickets shown', rounds: [(buyer) => buyer.lookAtTickets()] },
];

/**
 * All buyers go through one stage, then all through the next. They do it twice: without mails, and with them. The
 * difference is the mails' cost, which would fall into the same seconds as everything else.
 */
export async function journeyCost(kind: DatabaseKind, buyers: number): Promise<JourneyCost> {
  const plan = readPlan(JSON.stringify(planFor(2 * (buyers + WARM_UP_BUYERS))));
  const installation = await PrivateInstallation.start(kind, plan);
  const context = await openContext(plan, installation.target);
  const driver = await installation.database.open();
  const crowd = new Crowd(plan, { run: 0, isForwarded: true });
  let began = 0;

  const run = async (count: number, hasMail: boolean): Promise<number[]> => {
    const people = Array.from({ length: count }, () => new JourneyBuyer(context, crowd.next()));
    began += count;
    const costs: number[] = [];
    for (const { rounds, ends } of STAGES) {
      const before = processorMs(installation);
      const lanes = Array.from({ length: AT_ONCE }, (_, lane) => lane);
      for (const round of rounds) {
        await asFastAsPossible(lanes, count, async (_, index) => {
          const buyer = people[index];
          if (buyer) await round(buyer);
        });
      }
      if (ends !== undefined) await untilCount(driver, ends, began);
      if (hasMail) await untilCount(driver, `SELECT COUNT(*) AS n FROM mails WHERE status IN ('queued', 'sending')`, 0);
      costs.push((processorMs(installation) - before) / count);
    }
    return costs;
  };

  try {
    await run(WARM_UP_BUYERS, false);
    const withoutMail = await run(buyers, false);
    const idleFrom = processorMs(installation);
    await pause(IDLE_SECONDS * 1000);
    const idleMs = (processorMs(installation) - idleFrom) / IDLE_SECONDS;
    await installation.restart({ MAIL_PER_MINUTE: '100000' });
    await run(WARM_UP_BUYERS, true);
    const withMail = await run(buyers, true);
    const stages = STAGES.flatMap(({ name, mails }, at): Array<readonly [string, number]> => {
      const [cost = 0, all = 0] = [withoutMail[at], withMail[at]];
      return mails === undefined
        ? [[name, cost]]
        : [
            [name, cost],
            [mails, Math.max(0, all - cost)],
          ];
    });
    return { database: kind.name, buyers, stages, idleMs, memoryMb: installation.peakMemoryMb() };
  } finally {
    await driver.close();
    await closeContext(context);
    await installation.stop();
  }
}

/** Limits on, the waiting room on, its challenge asked; mails wait until they are measured. */
const planFor = (people: number) => ({
  name: 'journey',
  arrivals: [{ seconds: 0, people }],
  seats: 10 * people,
  addresses: 1_000,
  connections: AT_ONCE,
  quantities: { '1': 0.5, '2': 0.3, '3': 0.1, '4': 0.1 },
  behaviours: { referralCode: 0.3, discountCode: 0.1 },
  methods: { qris: 70, bca_va: 30 },
  waitingRoom: true,
  waitingRoomCapacity: 10_000,
  environment: { MAIL_PER_MINUTE: '1', PROOF_OF_WORK: 'auto' },
});

function processorMs({ target }: PrivateInstallation): number {
  const seconds = (target.privateInstallation?.pids() ?? []).map((pid) => readProcess(pid)?.cpuSeconds);
  if (seconds.some((each) => each === undefined)) throw new Error('The journey needs /proc, which only Linux has');
  return seconds.reduce((sum: number, each) => sum + (each ?? 0), 0) * 1000;
}

async function untilCount(driver: BareDriver, sql: string, wanted: number): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  for (;;) {
    const found = await driver.transaction(function* () {
      return Number(onlyRow(yield { sql, values: [], reads: true }, 'count')['n']);
    });
    if (found === wanted) return;
    if (Date.now() > end) throw new Error(`${sql} gives ${found} instead of ${wanted}`);
    await pause(STEP_MS);
  }
}

/** A row for each stage, their sum beside the goal. */
export function journeyTable(costs: readonly JourneyCost[]): string {
  const of = (value: (cost: JourneyCost) => number, digits = 1) => costs.map((cost) => value(cost).toFixed(digits));
  const sum = ({ stages }: JourneyCost): number => stages.reduce((total, [, each]) => total + each, 0);
  const names = costs[0]?.stages.map(([name]) => name) ?? [];
  return toText({
    head: [`ms of processor a paid buyer, ${costs[0]?.buyers} buyers`, ...costs.map(({ database }) => database)],
    rows: [
      ...names.map((name, at) => [name, ...of(({ stages }) => stages[at]?.[1] ?? 0)]),
      ['ALL', ...of(sum)],
      ['goal', ...of(() => GOAL_MS)],
      ['idle, each second (in the figures above)', ...of(({ idleMs }) => idleMs)],
      ['memory of the API, most, MB', ...of(({ memoryMb }) => memoryMb, 0)],
    ],
  });
}
