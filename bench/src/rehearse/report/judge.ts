import type { Violation } from '@festival/backend/data-audit/audit-database.js';
import { Histogram } from '../record/histogram.js';
import type { Times } from '../record/recorder.js';
import type { Outcome } from '../rehearsal.js';

/** The broken rules of the database; null when it isn't ours to read. */
export type AuditResult = readonly Violation[] | 'failed' | null;

/** One expectation and what came of it. */
export interface Verdict {
  what: string;
  found: string;
  limit: string;
  /** A figure that was never measured breaks no limit, and says so. */
  state: 'passed' | 'FAILED' | 'not measured';
}

/** People who came to buy: whoever only looked or left the form isn't counted. */
const BUYERS_ENDINGS = ['looked and left', 'left the form'] as const;
const FIFTH = 5;
/** In shorter ones the memory is still that of the start. */
const GROWTH_FROM_S = 120;
/** Below it a longer time is no slowness, but another machine's turn. */
const LEAST_SLOW_MS = 25;

export function judge(outcome: Outcome, audit: AuditResult): Verdict[] {
  const { plan, tally } = outcome;
  return [
    atMost('people who paid and hold no ticket', tally.of('paid, no ticket'), 0),
    atMost('tickets sold beyond the seats', Math.max(0, tally.validTickets - plan.seats), 0),
    atMost('visits that failed', tally.of('failed'), 0),
    atMost('pressed twice, ordered twice', tally.doubleOrders, 0),
    ...(audit === null ? [] : [atMost('broken rules in the database', audit === 'failed' ? null : audit.length, 0)]),
    ...planned(outcome),
  ];
}

function planned({ plan, tally, recorder, samples, arrivalSeconds }: Outcome): Verdict[] {
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
      state: stateOf(validTickets === limit),
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
    atMost('payment to ticket, p95', inSeconds(tickets.all.percentile(0.95)), limit, seconds),
  );
  check(expect.ticketMaxSeconds, (limit) => atMost('payment to ticket, longest', longest(tickets.all), limit, seconds));
  check(expect.mailMaxSeconds, (limit) => atMost('payment to mail, longest', longest(mails.all), limit, seconds));
  const memory = samples.all.flatMap(({ second, memoryMb }) => (memoryMb === null ? [] : [{ second, memoryMb }]));
  check(expect.memoryMb, (limit) => {
    const most = memory.length > 0 ? Math.max(...memory.map(({ memoryMb }) => memoryMb)) : null;
    return atMost('memory of an API process', most, limit, megabytes);
  });
  check(expect.memoryGrowthShare, (limit) => {
    const whileTheyCame = memory.filter(({ second }) => second < arrivalSeconds);
    return atMost('growth of its memory', growthOf(whileTheyCame.map(({ memoryMb }) => memoryMb)), limit, percent);
  });
  for (const [call, limit] of Object.entries(expect.p99EndOverStart)) {
    const times = [...recorder.calls].find(([name]) => name === call)?.[1];
    verdicts.push(
      atMost(`p99 of ${call}, end over start`, times ? slowingOf(times, arrivalSeconds) : null, limit, ratio),
    );
  }
  return verdicts;
}

/** From the second fifth of the time, when caches are filled, to the last. */
export function growthOf(memory: readonly number[]): number | null {
  if (memory.length < GROWTH_FROM_S) return null;
  const fifth = Math.floor(memory.length / FIFTH);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return mean(memory.slice(-fifth)) / mean(memory.slice(fifth, 2 * fifth)) - 1;
}

/** The 99th percentile of the last fifth of the time over that of the second. */
export function slowingOf({ seconds: bySecond }: Times, length: number): number | null {
  if (length < GROWTH_FROM_S) return null;
  const p99 = (from: number): number | null => {
    const within = [...bySecond].filter(([second]) => second >= from && second < from + length / FIFTH);
    return Histogram.sumOf(within.map(([, times]) => times)).percentile(0.99);
  };
  const [start, end] = [p99(length / FIFTH), p99((length * (FIFTH - 1)) / FIFTH)];
  return start === null || end === null ? null : Math.max(end, LEAST_SLOW_MS) / Math.max(start, LEAST_SLOW_MS);
}

/** The verdict in one sentence. */
export function headline(verdicts: readonly Verdict[]): string {
  const count = (state: Verdict['state']): number => verdicts.filter((each) => each.state === state).length;
  const [failed, missing] = [count('FAILED'), count('not measured')];
  if (failed + missing === 0) return 'Every expectation was kept.';
  const first = failed === 0 ? 'No expectation was broken' : `${failed} of ${verdicts.length} expectations were broken`;
  return missing === 0 ? `${first}.` : `${first}; ${missing} of ${verdicts.length} could not be measured.`;
}

/** Of the process, as of `npm run audit:data`: 0 nothing was broken, 1 something was, 2 nobody knows of the database. */
export function exitCodeOf(verdicts: readonly Verdict[], audit: AuditResult): number {
  if (verdicts.some(({ state }) => state === 'FAILED')) return 1;
  return audit === 'failed' ? 2 : 0;
}

function atMost(what: string, found: number | null, limit: number, unit: (value: number) => string = String): Verdict {
  const said = found === null ? '–' : unit(found);
  return { what, found: said, limit: `at most ${unit(limit)}`, state: stateOf(found === null ? null : found <= limit) };
}

const stateOf = (hasPassed: boolean | null): Verdict['state'] =>
  hasPassed === null ? 'not measured' : hasPassed ? 'passed' : 'FAILED';

const longest = ({ count, maxMs }: Histogram): number | null => inSeconds(count > 0 ? maxMs : null);
const inSeconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const milliseconds = (ms: number): string => `${Math.round(ms)} ms`;
const seconds = (value: number): string => `${value.toFixed(1)} s`;
const megabytes = (value: number): string => `${Math.round(value)} MB`;
const ratio = (value: number): string => `${value.toFixed(1)} ×`;
