import { festivalPhase, nextSaleStart, phasePreviews, type PhaseFacts, type PhaseTier } from './festival-phase.js';

const at = (jakarta: string): number => Date.parse(`${jakarta}+07:00`);
const iso = (jakarta: string): string => new Date(at(jakarta)).toISOString();

const SELLS: PhaseTier = { buttonText: 'BUY TICKET', isDisabled: false };
const GONE: PhaseTier = { buttonText: 'SOLD OUT', isDisabled: true };
const COMES: PhaseTier = { buttonText: 'COMING SOON', isDisabled: true };
const OPENS: PhaseTier = { ...COMES, sales_start_at: iso('2031-02-01T10:00:00') };
const CLOSES: PhaseTier = { ...SELLS, sales_end_at: iso('2031-03-01T00:00:00') };

const facts = (more: Partial<PhaseFacts> = {}): PhaseFacts => ({
  tiers: [SELLS],
  concertDate: iso('2031-03-15T18:00:00'),
  endsAt: iso('2031-03-15T23:30:00'),
  ...more,
});

it.each([
  ['weeks before', '2031-02-10T12:00:00', 'on-sale'],
  ['the last second before the week', '2031-03-08T23:59:59', 'on-sale'],
  ['the week begins at midnight in Jakarta', '2031-03-09T00:00:00', 'this-week'],
  ['the last second before the day', '2031-03-14T23:59:59', 'this-week'],
  ['the day begins at midnight in Jakarta', '2031-03-15T00:00:00', 'tonight'],
  ['during the concert', '2031-03-15T20:00:00', 'tonight'],
  ['the last second of the concert', '2031-03-15T23:29:59', 'tonight'],
  ['the concert has ended', '2031-03-15T23:30:00', 'after'],
  ['a year later', '2032-03-15T12:00:00', 'after'],
] as const)('%s', (_when, moment, phase) => {
  expect(festivalPhase(facts(), at(moment))).toBe(phase);
});

it.each([
  ['past midnight it is still the night', '2031-03-16T00:30:00', '2031-03-16T01:00:00', 'tonight'],
  ['past midnight it ends', '2031-03-16T01:00:00', '2031-03-16T01:00:00', 'after'],
  ['without an end it lasts six hours', '2031-03-15T23:59:59', null, 'tonight'],
  ['without an end it is over after six hours', '2031-03-16T00:00:00', null, 'after'],
  ['an end before its beginning is none', '2031-03-15T17:59:00', '2031-03-14T00:00:00', 'tonight'],
] as const)('%s', (_when, moment, end, phase) => {
  expect(festivalPhase(facts({ endsAt: end && iso(end) }), at(moment))).toBe(phase);
});

describe.each([
  ['one sells', [GONE, SELLS, COMES], 'on-sale'],
  ['all are gone', [GONE, GONE], 'sold-out'],
  ['none sells and one is to come', [GONE, COMES], 'before-sale'],
  ['all are to come', [COMES, OPENS], 'before-sale'],
  ['there are none', [], 'before-sale'],
  ['one that sells is switched off', [{ ...SELLS, isDisabled: true }], 'before-sale'],
] as const)('%s', (_tiers, tiers, phase) => {
  it(`is ${phase}`, () => {
    expect(festivalPhase(facts({ tiers }), at('2031-01-20T12:00:00'))).toBe(phase);
  });

  it('counts no more in the last week', () => {
    expect(festivalPhase(facts({ tiers }), at('2031-03-12T12:00:00'))).toBe('this-week');
  });
});

it.each([
  ['before the window', OPENS, '2031-02-01T09:59:59', 'before-sale'],
  ['from its first second on, whatever the server said before', OPENS, '2031-02-01T10:00:00', 'on-sale'],
  ['before its end', CLOSES, '2031-02-28T23:59:59', 'on-sale'],
  ['from its end on', CLOSES, '2031-03-01T00:00:00', 'sold-out'],
  [
    'seen from before its start',
    { ...GONE, sales_start_at: OPENS.sales_start_at },
    '2031-01-01T00:00:00',
    'before-sale',
  ],
] as const)('%s', (_when, tier, moment, phase) => {
  expect(festivalPhase(facts({ tiers: [tier] }), at(moment))).toBe(phase);
});

it('follows a concert that was moved', () => {
  const moved = facts({ concertDate: iso('2031-04-19T18:00:00'), endsAt: null });
  expect(festivalPhase(moved, at('2031-03-15T20:00:00'))).toBe('on-sale');
});

it.each([
  [[COMES], '2031-01-01T00:00:00', null],
  [[COMES, OPENS], '2031-01-01T00:00:00', '2031-02-01T10:00:00'],
  [[OPENS, { ...COMES, sales_start_at: iso('2031-01-15T10:00:00') }], '2031-01-01T00:00:00', '2031-01-15T10:00:00'],
  [[OPENS], '2031-02-01T10:00:00', null],
] as const)('tells when the next sale begins', (tiers, moment, start) => {
  expect(nextSaleStart(tiers, at(moment))).toBe(start && at(start));
});

it('looks at each phase at its time', () => {
  const tiers = [{ ...SELLS, sales_start_at: iso('2031-02-01T10:00:00') }];
  for (const { phase, at: moment } of phasePreviews(facts().concertDate)) {
    expect(festivalPhase(facts({ tiers }), at(`${moment}:00`))).toBe(phase);
  }
  expect(phasePreviews(facts().concertDate).map(({ at: moment }) => moment)).toContain('2031-03-15T17:00');
});
