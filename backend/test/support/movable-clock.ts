import { Clock } from '../../src/platform/clock/clock.js';

/** A clock that only moves when the test moves it. */
export class MovableClock extends Clock {
  constructor(private time: Date) {
    super();
  }

  now(): Date {
    return new Date(this.time);
  }

  advanceSeconds(seconds: number): void {
    this.time = new Date(this.time.getTime() + seconds * 1000);
  }
}
