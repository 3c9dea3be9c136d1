import { Clock } from '../../src/platform/clock/clock.js';

/** The real time plus the test's offset. */
export class OffsetClock extends Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advanceMinutes(minutes: number): void {
    this.advanceSeconds(minutes * 60);
  }

  advanceSeconds(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }
}
