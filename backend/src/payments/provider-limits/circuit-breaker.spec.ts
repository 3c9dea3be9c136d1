import { MovableClock } from '../../../test/support/movable-clock.js';
import { ProviderCircuitBreaker } from './circuit-breaker.js';

function started() {
  const clock = new MovableClock(new Date('2025-11-01T00:00:00.000Z'));
  return { clock, breaker: new ProviderCircuitBreaker(clock) };
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

  it('opens once for many calls that fail together', () => {
    const { clock, breaker } = started();
    for (let call = 0; call < 32; call += 1) breaker.failed(true);
    clock.advanceSeconds(5);
    expect(breaker.isOpen()).toBe(false);
  });

  it('is in doubt from a failure to the next success', () => {
    const { clock, breaker } = started();
    const doubts = [breaker.isInDoubt()];
    breaker.failed(true);
    clock.advanceSeconds(5);
    doubts.push(breaker.isInDoubt());
    breaker.succeeded();
    doubts.push(breaker.isInDoubt());
    expect(doubts).toEqual([false, true, false]);
  });
});
