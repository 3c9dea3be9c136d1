import { MovableClock } from '../../../test/support/movable-clock.js';
import { QueryBudget } from './query-budget.js';

describe('QueryBudget', () => {
  const spendAll = (budget: QueryBudget): number => {
    let queried = 0;
    for (; !budget.isSpent(); queried += 1) budget.spend();
    return queried;
  };

  it('gives ten queries a second and no more after a long pause', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    expect(spendAll(budget)).toBe(10);
    expect(spendAll(budget)).toBe(0);
    clock.advanceSeconds(0.5);
    expect(spendAll(budget)).toBe(5);
    clock.advanceSeconds(3_600);
    expect(spendAll(budget)).toBe(10);
  });

  it('reserves some for more urgent work', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    for (let queried = 0; queried < 4; queried += 1) budget.spend();
    expect(budget.isSpent(5)).toBe(false);
    budget.spend();
    expect([budget.isSpent(5), budget.isSpent()]).toEqual([true, false]);
  });

  it('overdrawn, pays the debt first', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    for (let queried = 0; queried < 15; queried += 1) budget.spend();
    clock.advanceSeconds(1);
    expect(spendAll(budget)).toBe(5);
  });
});
