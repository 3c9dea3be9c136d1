import type { Violation } from '@festival/backend/data-audit/audit-database.js';
import type { Outcome } from '../rehearsal.js';

/** One expectation and what came of it. */
export interface Verdict {
  what: string;
  found: string;
  limit: string;
  isKept: boolean;
}

/** People who came to buy: whoever only looked or left the form isn't counted. */
const BUYERS_ENDINGS = ['looked and left', 'left the form'] as const;
const FIFTH = 5;
/** Of shorter rehearsals the memory is still that of the start. */
const GROWTH_FROM_S = 300;

/** Judges an outcome by its plan. `violations` are those of the database, null where it can't be read. */
export function judge(outcome: Outcome, violations: readonly Violation[] | null): Verdict[] {
  const { plan, tally } = outcome;
  return [
    atMost('people who paid and hold no ticket', tally.of('paid, no ticket'), 0),
    atMost('tickets sold beyond the seats', Math.max(0, tally.validTickets - plan.seats), 0),
    atMost('visits that failed', tally.of('failed'), 0),
    atMost('pressed twice, ordered twice', tally.doubleOrders, 0),
    ...(violations === null ? [] : [atMost('broken rules in the database', violations.length, 0)]),
    ...planned(outcome),
  ];
}

function planned({ plan, tally, recorder, samples }: Outcome): Verdict[] {
  const { expect } = plan;
  const verdicts: Verdict[] = [];
  const check = (limit: number | null, make: (limit: number) => Verdict): void => {
    if (limit !== null) verdicts.push(make(limit));
  };
  const buyers = Math.max(1, tally.arrived - tally.of(...BUYERS_ENDINGS));
  check(expect.sold, (limit) => {
    const { validTickets } = tally;
    return {
      what: 'tickets sold',
      found: String(validTickets),
      limit: `exactly ${limit}`,
      isKept: validTickets === limit,
    };
  });
  check(expect.refusedShare, (limit) =>
    atMost(
      'turned away or not served, of those who came to buy',
      tally.of('turned away', 'ran out of time') / buyers,
      limit,
      percent,
    ),
  );
  check(expect.errorShare, (limit) =>
    atMost('answers that no visitor should see', recorder.faults / Math.max(1, recorder.answers), limit, percent),
  );
  for (const [call, limit] of Object.entries(expect.p99Ms)) {
    const all = [...recorder.calls].find(([name]) => name === call)?.[1].all;
    verdicts.push(atMost(`p99 of ${call}`, all?.percentile(0.99) ?? null, limit, milliseconds));
  }
  const { tickets, mails } = recorder;
  check(expect.ticketP95Seconds, (limit) =>
    atMost('payment to ticket, p95', inSeconds(tickets.percentile(0.95)), limit, seconds),
  );
  check(expect.ticketMaxSeconds, (limit) =>
    atMost('payment to ticket, longest', inSeconds(tickets.count > 0 ? tickets.maxMs : null), limit, seconds),
  );
  check(expect.mailMaxSeconds, (limit) =>
    atMost('payment to mail, longest', inSeconds(mails.count > 0 ? mails.maxMs : null), limit, seconds),
  );
  const memory = samples.all.map(({ memoryMb }) => memoryMb).filter((value) => value !== null);
  check(expect.memoryMb, (limit) =>
    atMost('memory of the API process', memory.length > 0 ? Math.max(...memory) : null, limit, megabytes),
  );
  check(expect.memoryGrowthShare, (limit) => atMost('growth of its memory', growthOf(memory), limit, percent));
  return verdicts;
}

/** From the second fifth of the time, when caches are filled, to the last. */
export function growthOf(memory: readonly number[]): number | null {
  if (memory.length < GROWTH_FROM_S) return null;
  const fifth = Math.floor(memory.length / FIFTH);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(memory.slice(-fifth)) / mean(memory.slice(fifth, 2 * fifth)) - 1;
}

/** What was never measured breaks no limit, and says so. */
function atMost(what: string, found: number | null, limit: number, unit: (value: number) => string = String): Verdict {
  const isKept = found === null || found <= limit;
  return { what, found: found === null ? 'not measured' : unit(found), limit: `at most ${unit(limit)}`, isKept };
}

const inSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value)} MB`;
