import { MovableClock } from '../../../test/support/movable-clock.js';
import { ProviderCircuitBreaker } from './circuit-breaker.js';
import { QueryBudget } from './query-budget.js';

function started() {
  const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
  const budget = new QueryBudget(clock);
  return { clock, budget, breaker: new ProviderCircuitBreaker(clock, budget) };
}

describe('ProviderCircuitBreaker', () => {
  it('opens after three failures in a row, and a success between them counts', () => {
    const { breaker } = started();
    const states = [false, false, null, false, false, false].map((failure) => {
      if (failure === null) breaker.succeeded();
      else breaker.failed(failure);
      return breaker.isOpen();
    });
    expect(states).toEqual([false, false, false, false, false, true]);
  });

  it('opens at once when the provider is overloaded, and doubles its pause up to a minute', () => {
    const { clock, breaker } = started();
    const pauses = Array.from({ length: 6 }, () => {
      breaker.failed(true);
      let seconds = 0;
      for (; breaker.isOpen(); seconds += 1) clock.advanceSeconds(1);
      return seconds;
    });
    expect(pauses).toEqual([5, 10, 20, 40, 60, 60]);
  });

  it('spends none of the budget while it is open', () => {
    const { clock, budget, breaker } = started();
    for (let spent = 0; spent < 9; spent += 1) budget.spend();
    breaker.failed(true);
    expect([breaker.mayQuery(), budget.isSpent()]).toEqual([false, false]);
    clock.advanceSeconds(5);
    expect(breaker.mayQuery()).toBe(true);
  });
});
