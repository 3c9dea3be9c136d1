import { EMAIL_PATTERN, normalizePhone } from '@festival/contracts';
import { readPlan } from '../plan/read-plan.js';
import { Crowd, type Person } from './person.js';

const plan = (changes: object = {}) =>
  readPlan(JSON.stringify({ name: 'p', seats: 5, arrivals: [{ seconds: 1, people: 1 }], ...changes }));
const people = (count: number, changes: object = {}, options = { run: 7, isForwarded: true }): Person[] => {
  const crowd = new Crowd(plan(changes), options);
  return Array.from({ length: count }, () => crowd.next());
};

describe('a crowd', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(people(50, { seed: 3 })).toEqual(people(50, { seed: 3 }));
    expect(people(50, { seed: 3 })).not.toEqual(people(50, { seed: 4 }));
  });

  it('has the intentions of the plan; whoever is left over pays', () => {
    const drawn = people(10_000, { behaviours: { look: 0.3, cancel: 0.1 } });
    const share = (intention: string) => drawn.filter((each) => each.intention === intention).length / drawn.length;
    expect([share('look'), share('cancel'), share('pay')].map((each) => Math.round(each * 10))).toEqual([3, 1, 6]);
  });

  it('comes from as many addresses as the plan says', () => {
    expect(new Set(people(2_000, { addresses: 1 }).map(({ address }) => address)).size).toBe(1);
    expect(new Set(people(2_000, { addresses: 40 }).map(({ address }) => address)).size).toBe(40);
    expect(people(1, {}, { run: 7, isForwarded: false })[0]?.address).toBeNull();
  });

  it('has buyers that are unique, may order, and get mail nowhere', () => {
    const buyers = people(500).map(({ buyer }) => buyer);
    expect(new Set(buyers.map(({ email }) => email)).size).toBe(500);
    expect(new Set(buyers.map(({ phone }) => normalizePhone(phone))).size).toBe(500);
    for (const { email, phone } of buyers.slice(0, 20)) {
      expect(EMAIL_PATTERN.test(email) && email.endsWith('@example.com')).toBe(true);
      expect(normalizePhone(phone)).toBe(phone);
    }
  });
});
