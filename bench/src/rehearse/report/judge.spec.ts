import { readPlan } from '../plan/read-plan.js';
import { Recorder, Times } from '../record/recorder.js';
import { Tally, type Ending } from '../record/tally.js';
import type { Outcome } from '../rehearsal.js';
import { exitCodeOf, growthOf, headline, judge, slowingOf } from './judge.js';

interface Facts {
  endings?: Partial<Record<Ending, number>>;
  tickets?: number;
  orderMs?: number[];
  ticketMs?: number[];
}

function outcome(expect: object, { endings = {}, tickets = 0, orderMs = [], ticketMs = [] }: Facts = {}): Outcome {
  const plan = readPlan(JSON.stringify({ name: 'p', seats: 10, arrivals: [{ seconds: 1, people: 1 }], expect }));
  const tally = new Tally();
  const recorder = new Recorder();
  for (const [ending, count] of Object.entries(endings) as Array<[Ending, number]>) {
    for (let index = 0; index < count; index += 1) tally.end(ending);
  }
  tally.arrived = tally.ended;
  tally.validTickets = tickets;
  for (const ms of orderMs) recorder.answered('order', ms, { status: 201, headers: {}, body: Buffer.alloc(0) }, '');
  for (const ms of ticketMs) recorder.ticketCame(ms);
  return { plan, tally, recorder, samples: { all: [] }, arrivalSeconds: 1 } as unknown as Outcome;
}

const broken = (made: Outcome, violations: Parameters<typeof judge>[1] = []): string[] =>
  judge(made, violations).flatMap(({ what, found, state }) => (state === 'FAILED' ? [`${what}: ${found}`] : []));

describe('the verdict', () => {
  it.each<[string, Outcome, string[]]>([
    ['nothing happened', outcome({}), []],
    [
      'somebody paid in vain',
      outcome({}, { endings: { 'paid, no ticket': 1 } }),
      ['people who paid and hold no ticket: 1'],
    ],
    ['as many tickets as seats', outcome({}, { tickets: 10 }), []],
    ['one more', outcome({}, { tickets: 11 }), ['tickets sold beyond the seats: 1']],
    ['fewer than were expected', outcome({ sold: 10 }, { tickets: 9 }), ['tickets sold: 9']],
    [
      'one of four buyers turned away',
      outcome({ refusedShare: 0.2 }, { endings: { 'got tickets': 3, 'turned away': 1, 'looked and left': 96 } }),
      ['turned away or not served, of those who came to buy: 25.00 %'],
    ],
    ['fast orders', outcome({ p99Ms: { order: 100 } }, { orderMs: [50, 60] }), []],
    ['slow ones', outcome({ p99Ms: { order: 100 } }, { orderMs: [50, 300] }), ['p99 of order: 300 ms']],
    [
      'late tickets',
      outcome({ ticketMaxSeconds: 60 }, { ticketMs: [1_000, 61_000] }),
      ['payment to ticket, longest: 61.0 s'],
    ],
    ['what was never measured', outcome({ p99Ms: { order: 100 }, memoryMb: 5, mailMaxSeconds: 1 }), []],
  ])('on %s', (_name, made, expected) => expect(broken(made)).toEqual(expected));

  it('counts the broken rules of the database', () => {
    const violation = { check: 'seats', id: 'regular', found: '1', expected: '2' };
    expect(broken(outcome({}), [violation])).toEqual(['broken rules in the database: 1']);
    expect(judge(outcome({}), null).map(({ what }) => what)).not.toContain('broken rules in the database');
  });

  it.each([
    ['nobody could read', 'failed', 'No expectation was broken; 1 of 5 could not be measured.', 2],
    ['is somebody else’s', null, 'Every expectation was kept.', 0],
    ['is sound', [], 'Every expectation was kept.', 0],
  ] as const)('on a database that %s', (_name, audit, text, code) => {
    const verdicts = judge(outcome({}), audit);
    expect(headline(verdicts)).toBe(text);
    expect(exitCodeOf(verdicts, audit)).toBe(code);
  });

  it('is that something broke, also where nobody could read the database', () => {
    const verdicts = judge(outcome({}, { tickets: 11 }), 'failed');
    expect(headline(verdicts)).toBe('1 of 5 expectations were broken; 1 of 5 could not be measured.');
    expect(exitCodeOf(verdicts, 'failed')).toBe(1);
  });

  it('compares the memory of the last fifth with that of the second', () => {
    const grown = Array.from({ length: 500 }, (_, second) => (second < 100 ? 10 : second < 400 ? 200 : 210));
    expect(growthOf(grown)).toBeCloseTo(0.05);
    expect(growthOf(grown.slice(0, 119))).toBeNull();
  });

  it.each([
    ['as slow at the end as at the start', 100, 1],
    ['three times as slow', 300, 3],
  ])('compares the p99 of the last fifth with that of the second: %s', (_name, atTheEnd, ratio) => {
    const times = new Times();
    for (let second = 0; second < 200; second += 1)
      times.add(second < 40 ? 5_000 : second < 160 ? 100 : atTheEnd, second);
    expect(slowingOf(times, 200)).toBeCloseTo(ratio, 0);
    expect(slowingOf(times, 119)).toBeNull();
  });

  it('says what could not be measured', () => {
    const made = outcome({ p99Ms: { order: 100 }, memoryMb: 5 });
    expect(headline(judge(made, []))).toBe('No expectation was broken; 2 of 7 could not be measured.');
  });
});
