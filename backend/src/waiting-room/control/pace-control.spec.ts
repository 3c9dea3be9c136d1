import { type Conditions, type Counters, PaceControl } from './pace-control.js';
import { firstPace } from '../room/pace-limits.js';

/** Its multiples spread evenly: chance without chance. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** A queue under a clock of its own; everybody who is let in comes after `delay` seconds, or never. */
class Queue {
  private control = new PaceControl();
  readonly counters: Counters;
  private now = new Date('2026-10-03T12:00:00.000Z').getTime();
  private coming: Array<{ at: number; people: number }> = [];
  conditions: Partial<Conditions> = {};
  maxInside = 0;
  private people = 0;
  last = { admit: 0, paceLimit: 0, pace: 0, pause: null as string | null };

  constructor(
    changes: Partial<Counters>,
    private readonly habits: { share?: number; delay?: number; stay?: number } = {},
  ) {
    const capacity = changes.capacity ?? 100;
    this.counters = {
      capacity,
      issued: 0,
      admitted: 0,
      inside: 0,
      entered: 0,
      paceLimit: firstPace(capacity),
      ...changes,
    };
  }

  private leaving: Array<{ at: number; people: number }> = [];

  seconds(count: number): this {
    for (let second = 0; second < count; second += 1) this.second();
    return this;
  }

  /** By another process, which knows the counters only. */
  takeOver(): this {
    this.control = new PaceControl();
    return this;
  }

  private second(): void {
    this.now += 1_000;
    const { share = 1, delay = 3, stay = 60 } = this.habits;
    this.leaving = this.leaving.filter(({ at }) => at >= this.now);
    this.coming = this.coming.filter(({ at }) => at >= this.now);
    const due = (list: Array<{ at: number; people: number }>) =>
      list.filter(({ at }) => at === this.now).reduce((sum, { people }) => sum + people, 0);
    this.counters.inside -= due(this.leaving);
    const asking = due(this.coming);
    const came = Math.min(asking, this.counters.capacity - this.counters.inside);
    // Who finds it full asks again a moment later.
    this.coming.push({ at: this.now + 1_000, people: asking - came });
    this.counters.entered += came;
    this.counters.inside += came;
    // Most are quick and some are slow.
    for (let person = 0; person < came; person += 1) {
      this.people += GOLDEN;
      const seconds = -stay * Math.log(1 - (this.people % 1));
      const at = this.now + Math.max(1, Math.round(seconds)) * 1_000;
      this.leaving.push({ at, people: 1 });
    }
    this.maxInside = Math.max(this.maxInside, this.counters.inside);
    const conditions = { isUnderLoad: false, seatsLeft: null, isOnSale: true, ...this.conditions };
    this.last = this.control.decide(this.counters, { now: new Date(this.now), ...conditions });
    this.counters.admitted += this.last.admit;
    this.counters.paceLimit = this.last.paceLimit;
    this.coming.push({ at: this.now + delay * 1_000, people: Math.round(this.last.admit * share) });
  }
}

describe('letting people in', () => {
  it('fills the capacity and then goes at the pace at which people leave', () => {
    const queue = new Queue({ capacity: 100, issued: 10_000 }).seconds(600);
    expect(queue.maxInside).toBe(100);
    expect(queue.counters.inside).toBeGreaterThanOrEqual(85);
    // Each stays for about a minute, so about a hundred leave in one.
    expect(queue.last.pace).toBeGreaterThanOrEqual(80);
    expect(queue.last.pace).toBeLessThanOrEqual(120);
  });

  it('lets more in when a part never comes, and still never too many', () => {
    const queue = new Queue({ capacity: 100, issued: 100_000 }, { share: 0.5 }).seconds(600);
    expect(queue.maxInside).toBeLessThanOrEqual(100);
    expect(queue.counters.inside).toBeGreaterThanOrEqual(85);
    const { entered, admitted } = queue.counters;
    expect(entered / admitted).toBeGreaterThan(0.45);
    expect(entered / admitted).toBeLessThan(0.6);
  });

  it('lets in no more people than there are seats', () => {
    const queue = new Queue({ capacity: 100, issued: 10_000 }, { stay: 10_000 });
    queue.conditions = { seatsLeft: 40 };
    queue.seconds(120);
    expect(queue.counters.admitted).toBe(40);
    expect(queue.last.pause).toBe('full');
  });

  it('never passes the last place that was given', () => {
    const queue = new Queue({ capacity: 100, issued: 7 }).seconds(60);
    expect(queue.counters.admitted).toBe(7);
    expect(queue.last.pause).toBeNull();
  });

  it('lets nobody in while nothing is on sale, and says so', () => {
    const queue = new Queue({ issued: 100 });
    queue.conditions = { isOnSale: false };
    queue.seconds(10);
    expect(queue.counters.admitted).toBe(0);
    expect(queue.last.pause).toBe('closed');
  });
});

describe('the pace', () => {
  const busy = (changes: Partial<Counters> = {}) =>
    new Queue({ capacity: 256, issued: 1_000_000, ...changes }, { stay: 1 });

  it('halves under load, again and again, but not to nothing', () => {
    const queue = busy().seconds(30);
    const before = queue.counters.paceLimit;
    queue.conditions = { isUnderLoad: true };
    queue.seconds(1);
    expect(queue.counters.paceLimit).toBe(Math.round(before / 2));
    queue.seconds(3);
    expect(queue.counters.paceLimit).toBe(Math.round(before / 4));
    const admitted = queue.counters.admitted;
    queue.seconds(120);
    expect(queue.counters.paceLimit).toBe(60);
    expect(queue.counters.admitted).toBeGreaterThan(admitted);
  });

  it('grows again slowly once the load is gone, up to what the capacity allows', () => {
    const queue = busy({ paceLimit: 60 }).seconds(10);
    const soon = queue.counters.paceLimit;
    expect(soon).toBeLessThan(120);
    queue.seconds(300);
    expect(queue.counters.paceLimit).toBe(256 * 60);
  });

  it('says that it is busy when the pace of somebody every few seconds isn’t reached', () => {
    const queue = new Queue({ capacity: 1, issued: 10, paceLimit: 6 });
    queue.conditions = { isUnderLoad: true };
    queue.seconds(7);
    expect(queue.last.pause).toBe('busy');
  });

  it.each([60, 90, 150])('tells a wait that comes true within a fifth, after %i seconds', (after) => {
    const queue = new Queue({ capacity: 200, issued: 4_000 }, { share: 0.8, stay: 40 }).seconds(after);
    const ahead = 2_000 - queue.counters.admitted;
    const shownSeconds = (ahead / queue.last.pace) * 60;
    let seconds = 0;
    while (queue.counters.admitted < 2_000) {
      queue.seconds(1);
      seconds += 1;
    }
    expect(Math.abs(seconds - shownSeconds)).toBeLessThan(shownSeconds * 0.2);
  });

  it.each([90, 100, 160, 300])(
    'does so when people take twice as long from the middle on, after %i seconds',
    (after) => {
      const habits = { share: 0.8, stay: 40 };
      const queue = new Queue({ capacity: 200, issued: 20_000 }, habits).seconds(240);
      habits.stay = 80;
      // Those who are inside go at the old pace, so the new one shows after a while.
      queue.seconds(after);
      const goal = queue.counters.admitted + 1_000;
      const shownSeconds = (1_000 / queue.last.pace) * 60;
      let seconds = 0;
      while (queue.counters.admitted < goal) {
        queue.seconds(1);
        seconds += 1;
      }
      expect(Math.abs(seconds - shownSeconds)).toBeLessThan(shownSeconds * 0.2);
    },
  );

  it('goes on from the counters when another process takes over', () => {
    const queue = new Queue({ capacity: 100, issued: 10_000 }).seconds(120);
    const { admitted } = queue.counters;
    queue.takeOver().seconds(60);
    expect(queue.counters.admitted).toBeGreaterThan(admitted);
    expect(queue.maxInside).toBeLessThanOrEqual(100);
  });
});
