import type { WaitingRoomPause } from '@festival/contracts';
import { fastestPace, slowestPace } from '../room/pace-limits.js';

/** The counters of the room as the controller reads them, once a second. */
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
  /** Some process shows a sign of load. */
  isPressed: boolean;
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
/** So many places say as much as a whole minute: then its newer half alone is asked, which follows a change sooner. */
const MANY_PLACES = 80;
/** So long a person who is let in may take to come: the longest pause between two questions, and a little. */
const PATIENCE_MS = 25_000;
/** Most come sooner than this: those near the front ask every few seconds. */
const USUAL_DELAY_MS = 8_000;
const SHARE_WINDOW_MS = 5 * MINUTE_MS;
/** A share of fewer people says nothing. */
const SHARE_PEOPLE = 30;
const LEAST_SHARE = 0.2;
/** A halving shows its effect after a while. */
const HALVE_EVERY_MS = 3_000;
const CALM_MS = 5_000;
const GROWTH = 1.05;
const PAUSED_AFTER_MS = 4_000;
/** The room counts as full until places have been free for so long. */
const FREE_MS = 5_000;

/**
 * Decides how many places are let in each second: as many as there is room and seats for, given that not everybody who
 * is let in comes, and not faster than the pace, which halves under load and grows again slowly. It remembers a few
 * minutes of counters. Another process that takes over begins without them, and lets in no more than there is room for.
 */
export class PaceControl {
  private samples: Sample[] = [];
  private halvedAt = 0;
  private admittedAt = 0;
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
    const paceLimit = this.limit(counters, conditions.isPressed, now);
    const queue = Math.max(0, issued - admitted);
    const [allowed, room] = [this.allowed(paceLimit, now), this.room(counters, conditions, now)];
    const admit = Math.min(queue, allowed, room);
    this.noteFull(room < Math.min(queue, allowed), now);
    this.allowance -= admit;
    if (admit > 0 || queue === 0) this.admittedAt = now;
    this.samples = this.samples.filter(({ at }) => now - at <= SHARE_WINDOW_MS);
    this.samples.push({ at: now, admitted: admitted + admit, entered, inside });
    return { admit, paceLimit, pace: this.pace(now), pause: this.pause(conditions, now) };
  }

  private limit({ capacity, paceLimit }: Counters, isPressed: boolean, now: number): number {
    const [least, most] = [slowestPace(capacity), fastestPace(capacity)];
    let limit = paceLimit;
    if (isPressed && now - this.halvedAt >= HALVE_EVERY_MS) {
      limit /= 2;
      this.halvedAt = now;
      this.allowance = 0;
    } else if (!isPressed && now - this.halvedAt >= CALM_MS) limit *= GROWTH;
    return Math.round(Math.min(most, Math.max(least, limit)));
  }

  /** A slow pace lets somebody in every few seconds; what isn't used is kept for a second only. */
  private allowed(paceLimit: number, now: number): number {
    const perSecond = paceLimit / 60;
    const seconds = Math.min(2, (now - (this.samples.at(-1)?.at ?? now)) / 1_000);
    this.allowance = Math.min(Math.max(1, perSecond * 2), this.allowance + perSecond * seconds);
    return Math.floor(this.allowance);
  }

  private room({ capacity, inside }: Counters, { seatsLeft, isOnSale }: Conditions, now: number): number {
    if (!isOnSale) return 0;
    const share = this.share(now);
    const most = seatsLeft === null ? capacity : Math.min(capacity, seatsLeft);
    return Math.max(0, Math.floor((most - inside - this.expected(share, now)) / share));
  }

  /** People who were let in a moment ago and will come, but have not come yet. */
  private expected(share: number, now: number): number {
    const before = this.at(now - PATIENCE_MS);
    const last = this.samples.at(-1);
    if (!before || !last) return 0;
    return Math.max(0, (last.admitted - before.admitted) * share - (last.entered - before.entered));
  }

  /** Of those who were let in long enough ago the part that came. */
  private share(now: number): number {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    const ripe = this.at(now - USUAL_DELAY_MS);
    if (!first || !last || !ripe) return 1;
    const admitted = ripe.admitted - first.admitted;
    if (admitted < SHARE_PEOPLE) return 1;
    return Math.min(1, Math.max(LEAST_SHARE, (last.entered - first.entered) / admitted));
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
   * Of the last minute or, with many, of its half. While the room is full, as many are let in as leave: filling it was
   * quicker, and says nothing of how it goes on.
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
    const places = this.fullSince === null ? last.admitted - first.admitted : left / this.share(now);
    return { places: Math.max(0, places), ms: Math.max(1_000, last.at - first.at) };
  }

  /** The newest sample that is as old as that, or the oldest of all. */
  private at(time: number): Sample | undefined {
    return this.samples.findLast((sample) => sample.at <= time) ?? this.samples[0];
  }

  private pause({ isOnSale, isPressed }: Conditions, now: number): WaitingRoomPause | null {
    if (!isOnSale) return 'closed';
    if (now - this.admittedAt < PAUSED_AFTER_MS) return null;
    return isPressed ? 'busy' : 'full';
  }
}
