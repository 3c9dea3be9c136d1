import { MovableClock } from '../../../test/movable-clock.js';
import { QueryBudget } from './query-budget.js';

describe('QueryBudget', () => {
  const spendAll = (budget: QueryBudget): number => {
    let asked = 0;
    for (; !budget.isSpent(); asked += 1) budget.spend();
    return asked;
  };

  it('gives ten questions a second and no more, however long nobody asked', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    expect(spendAll(budget)).toBe(10);
    expect(spendAll(budget)).toBe(0);
    clock.advanceSeconds(0.5);
    expect(spendAll(budget)).toBe(5);
    clock.advanceSeconds(3_600);
    expect(spendAll(budget)).toBe(10);
  });

  it('keeps some for the more urgent, on request', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    for (let asked = 0; asked < 4; asked += 1) budget.spend();
    expect(budget.isSpent(5)).toBe(false);
    budget.spend();
    expect([budget.isSpent(5), budget.isSpent()]).toEqual([true, false]);
  });

  it('makes up for those who asked without looking', () => {
    const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
    const budget = new QueryBudget(clock);
    for (let asked = 0; asked < 15; asked += 1) budget.spend();
    clock.advanceSeconds(1);
    expect(spendAll(budget)).toBe(5);
  });
});
