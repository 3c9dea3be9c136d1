import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '../record/calls.js';
import { peopleOf } from './plan.js';
import { PlanError, readPlan } from './read-plan.js';

const PLANS = join(__dirname, '../../../plans');
const least = { name: 'a plan', arrivals: [{ seconds: 10, people: 20 }], seats: 5 };

function faultsOf(changes: object): string[] {
  try {
    readPlan(JSON.stringify({ ...least, ...changes }));
    return [];
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return error.message.split('\n');
  }
}

describe('a plan', () => {
  it('needs a name, arrivals and seats; the rest has defaults', () => {
    expect(readPlan(JSON.stringify(least))).toMatchObject({ patience: 180, addresses: 1, quantities: [[1, 1]] });
    expect(faultsOf({ name: undefined, arrivals: undefined, seats: undefined })).toEqual([
      '- name must be text',
      '- arrivals must be a list of {"seconds": …, "people": …}',
      '- seats must be a whole number of at least 1',
    ]);
  });

  it.each<[object, string]>([
    [{ seets: 5 }, '- seets is unknown'],
    [{ seats: 2.5 }, '- seats must be a whole number of at least 1'],
    [{ arrivals: [{ seconds: -1, people: 5 }] }, '- arrivals[0].seconds must be a number from 0 to 86400'],
    [{ arrivals: [{ seconds: 1, people: 5, per: 2 }] }, '- arrivals[0].per is unknown'],
    [{ behaviours: { look: 1.5 } }, '- behaviours.look must be a number from 0 to 1'],
    [
      { behaviours: { look: 0.6, cancel: 0.6 } },
      '- behaviours look, leaveForm, abandonOrder, abandonPayment, cancel, payLate add up to 1.20: at most 1',
    ],
    [{ pauses: { form: [9, 3] } }, '- pauses.form must be seconds, or [from, to] with from ≤ to'],
    [{ quantities: { 12: 1 } }, '- quantities must name numbers of tickets from 1 to 10'],
    [{ methods: { qris: 'many' } }, '- methods must be weights of at least 0, by name'],
    [{ methods: [] }, '- methods must be an object'],
    [{ faultWindows: [{ at: 1, faults: {} }] }, '- faultWindows[0].seconds must be a number of at least 1'],
    [{ environment: { PORT: 3000 } }, '- environment.PORT must be text'],
    [{ waitingRoom: 'yes' }, '- waitingRoom must be true or false'],
    [{ expect: { p99Ms: { order: 0 } } }, '- expect.p99Ms.order must be a number of at least 1'],
    [{ expect: { sold: '650' } }, '- expect.sold must be a whole number of at least 0'],
  ])('with %j says what is wrong', (changes, fault) => expect(faultsOf(changes)).toContain(fault));

  it('that is no JSON says so', () => expect(() => readPlan('{')).toThrow(/^- this is not JSON: /));

  it.each(readdirSync(PLANS))('of bench/plans can be read: %s', (file) => {
    const plan = readPlan(readFileSync(join(PLANS, file), 'utf8'));
    expect(peopleOf(plan)).toBeGreaterThan(0);
    expect(Object.keys(plan.expect.p99Ms).filter((call) => !CALLS.includes(call as never))).toEqual([]);
  });
});
