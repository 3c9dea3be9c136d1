import type { WaitingRoomPause } from '@festival/contracts';
import { fastestPace, slowestPace } from '../room/pace-limits.js';

/** The counters of the room, read once a second. */
export interface Counters {
  capacity: number;
  issued: number;
  admitted: number;
  inside: number;
  entered: number;
  /** Places a minute. */
  paceLimit: number;
}

export interface Conditions {
  now: Date;
  /** Some process reports a load signal. */
  isUnderLoad: boolean;
  /** Null is unlimited; 0 when nothing is left or nothing is on sale. */
  seatsLeft: number | null;
  isOnSale: boolean;
}

export interface Decision {
  /** Places to let in now. */
  admit: number;
  paceLimit: number;
  /** Places a minute that are being let in. */
  pace: number;
  pause: WaitingRoomPause | null;
}

interface Sample {
  at: number;
  admitted: number;
  entered: number;
  inside: number;
}

const MINUTE_MS = 60_000;
/** So many places in the newer half of a minute say enough. The half alone is read then: it follows a change sooner. */
const MANY_PLACES = 80;
/** A person who is let in comes within this time: the longest pause between two polls, and a little. */
const PATIENCE_MS = 25_000;
/** Most people come sooner than this: those near the front poll every few seconds. */
const USUAL_DELAY_MS = 8_000;
const SHOW_UP_WINDOW_MS = 5 * MINUTE_MS;
/** The rate of fewer people says nothing. */
const SHOW_UP_PEOPLE = 30;
const LEAST_SHOW_UP_RATE = 0.2;
/** A halving shows its effect after a while. */
const HALVE_EVERY_MS = 3_000;
const CALM_MS = 5_000;
const GROWTH = 1.05;
const PAUSED_AFTER_MS = 4_000;
/** The room counts as full until places have been free for so long. */
const FREE_MS = 5_000;

/**
 * Decides how many places are let in each second. The free capacity and the seats limit them; not everybody who is let in
 * comes. The pace limits them too: it halves under load and grows again slowly. A few minutes of counters are remembered.
 * Another process that takes over begins without them, and lets in no more than there is free capacity for.
 */
export class PaceControl {
  private samples: Sample[] = [];
  private halvedAt = 0;
  private admittedAt = 0;
  /** The tokens of a bucket: the pace fills it, each place that is let in takes one. */
  private allowance = 0;
  private fullSince: number | null = null;
  private freeSince: number | null = null;

  decide(counters: Counters, conditions: Conditions): Decision {
    const now = conditions.now.getTime();
    const { admitted, entered, inside, issued } = counters;
    const last = this.samples.at(-1);
    // Another sale, or another process was at it meanwhile.
    if (last && (admitted !== last.admitted || entered < last.entered || now < last.at)) this.samples = [];
    if (this.samples.length === 0) this.samples.push({ at: now - 1, admitted, entered, inside });
    const paceLimit = this.limit(counters, conditions.isUnderLoad, now);
    const queue = Math.max(0, issued - admitted);
    const allowed = this.allowed(paceLimit, now);
    const freeCapacity = this.freeCapacity(counters, conditions, now);
    const admit = Math.min(queue, allowed, freeCapacity);
    this.noteFull(freeCapacity < Math.min(queue, allowed), now);
    this.allowance -= admit;
    if (admit > 0 || queue === 0) this.admittedAt = now;
    this.samples = this.samples.filter(({ at }) => now - at <= SHOW_UP_WINDOW_MS);
    this.samples.push({ at: now, admitted: admitted + admit, entered, inside });
    return { admit, paceLimit, pace: this.pace(now), pause: this.pause(conditions, now) };
  }

  private limit({ capacity, paceLimit }: Counters, isUnderLoad: boolean, now: number): number {
    const [least, most] = [slowestPace(capacity), fastestPace(capacity)];
    let limit = paceLimit;
    if (isUnderLoad && now - this.halvedAt >= HALVE_EVERY_MS) {
      limit /= 2;
      this.halvedAt = now;
      this.allowance = 0;
    } else if (!isUnderLoad && now - this.halvedAt >= CALM_MS) limit *= GROWTH;
    return Math.round(Math.min(most, Math.max(least, limit)));
  }

  /** Fills the token bucket, which holds two seconds of the pace and at least one token: a slow pace saves up for it. */
  private allowed(paceLimit: number, now: number): number {
    const perSecond = paceLimit / 60;
    const seconds = Math.min(2, (now - (this.samples.at(-1)?.at ?? now)) / 1_000);
    this.allowance = Math.min(Math.max(1, perSecond * 2), this.allowance + perSecond * seconds);
    return Math.floor(this.allowance);
  }

  private freeCapacity({ capacity, inside }: Counters, { seatsLeft, isOnSale }: Conditions, now: number): number {
    if (!isOnSale) return 0;
    const showUpRate = this.showUpRate(now);
    const most = seatsLeft === null ? capacity : Math.min(capacity, seatsLeft);
    return Math.max(0, Math.floor((most - inside - this.expected(showUpRate, now)) / showUpRate));
  }

  /** People who were let in a moment ago and will come, but have not come yet. */
  private expected(showUpRate: number, now: number): number {
    const before = this.at(now - PATIENCE_MS);
    const last = this.samples.at(-1);
    if (!before || !last) return 0;
    return Math.max(0, (last.admitted - before.admitted) * showUpRate - (last.entered - before.entered));
  }

  /** The part that came, of the people who were let in long enough ago. */
  private showUpRate(now: number): number {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const ripe = this.at(now - USUAL_DELAY_MS);
    if (!first || !last || !ripe) return 1;
    const admitted = ripe.admitted - first.admitted;
    if (admitted < SHOW_UP_PEOPLE) return 1;
    return Math.min(1, Math.max(LEAST_SHOW_UP_RATE, (last.entered - first.entered) / admitted));
  }

  private noteFull(isFull: boolean, now: number): void {
    if (isFull) {
      this.fullSince ??= now;
      this.freeSince = null;
      return;
    }
    this.freeSince ??= now;
    if (now - this.freeSince >= FREE_MS) this.fullSince = null;
  }

  /**
   * The pace of the last minute or, with many places, of its newer half. A full room lets in as many as leave. Filling it
   * was quicker, so that time isn't counted.
   */
  private pace(now: number): number {
    const recent = this.placesSince(now - MINUTE_MS / 2, now);
    const { places, ms } = recent.places >= MANY_PLACES ? recent : this.placesSince(now - MINUTE_MS, now);
    return Math.round((places * MINUTE_MS) / ms);
  }

  private placesSince(time: number, now: number): { places: number; ms: number } {
    const first = this.at(Math.max(time, this.fullSince ?? 0));
    const last = this.samples.at(-1);
    if (!first || !last || last.at <= first.at) return { places: 0, ms: MINUTE_MS };
    const left = last.entered - last.inside - (first.entered - first.inside);
    const places = this.fullSince === null ? last.admitted - first.admitted : left / this.showUpRate(now);
    return { places: Math.max(0, places), ms: Math.max(1_000, last.at - first.at) };
  }

  /** The newest sample that is as old as that, or the oldest of all. */
  private at(time: number): Sample | undefined {
    return this.samples.findLast((sample) => sample.at <= time) ?? this.samples[0];
  }

  private pause({ isOnSale, isUnderLoad }: Conditions, now: number): WaitingRoomPause | null {
    if (!isOnSale) return 'closed';
    if (now - this.admittedAt < PAUSED_AFTER_MS) return null;
    return isUnderLoad ? 'busy' : 'full';
  }
}
