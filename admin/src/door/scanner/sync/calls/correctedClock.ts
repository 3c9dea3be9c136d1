/** A phone's two clocks: one that can be set, and one that only runs, though not while some phones sleep. */
export interface PhoneTime {
  /** Milliseconds since 1970. */
  wall: () => number;
  /** Milliseconds since some moment. */
  steady: () => number;
  /** Whether the page is out of sight, where the phone may sleep. */
  isHidden: () => boolean;
}

export const PHONE_TIME: PhoneTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  isHidden: () => document.hidden,
};

/** Of several measurements the one with the fastest call is the most exact, and counts for this long, milliseconds. */
const SAMPLE_MAX_AGE_MS = 5 * 60_000;
/** A call that takes longer can be wrong by more than 2 s, which is as exact as times are to be. */
const LONGEST_EXACT_CALL_MS = 4_000;
/** Clocks drift; a leap is somebody setting it, or sleep. */
const LEAP_MS = 1_000;

interface Sample {
  offsetMs: number;
  roundTripMs: number;
  /** By the steady clock. */
  at: number;
}

/** The server's clock, as far as the phone knows it. */
export class CorrectedClock {
  private offset: number | null = null;
  private samples: Sample[] = [];
  /** Wall less steady: changes only by a leap. */
  private base: number;
  /** At the last look. */
  private wasHidden: boolean;
  /** By the steady clock: when it was last seen that the phone had slept. */
  private sleptAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly time: PhoneTime = PHONE_TIME) {
    this.base = this.gap();
    this.wasHidden = time.isHidden();
  }

  /** The server's clock less the phone's, milliseconds; null: not measured yet. */
  get offsetMs(): number | null {
    return this.offset;
  }

  /** Milliseconds since 1970 by the server's clock. */
  now(): number {
    const { at, offsetMs } = this.stamp();
    return at + offsetMs;
  }

  /** The present moment for a scan: by the phone's clock, with its offset. */
  stamp(): { at: number; offsetMs: number } {
    this.checkLeap();
    return { at: this.time.wall(), offsetMs: Math.round(this.offset ?? 0) };
  }

  /** By the steady clock, for `measure`. */
  steady(): number {
    this.checkLeap();
    return this.time.steady();
  }

  /** From an earlier start. */
  load(offsetMs: number | null): void {
    this.offset ??= offsetMs;
  }

  /** Notes the server's `now` of a call that began at `sentAt` by the steady clock and has just been answered. */
  measure(sentAt: number, serverNow: number): void {
    if (Number.isNaN(serverNow)) return;
    this.checkLeap();
    if (sentAt < this.sleptAt) return;
    const at = this.time.steady();
    const roundTripMs = at - sentAt;
    if (roundTripMs > LONGEST_EXACT_CALL_MS && this.offset !== null) return;
    const offsetMs = serverNow - (this.time.wall() - roundTripMs / 2);
    const recent = this.samples.filter((sample) => at - sample.at < SAMPLE_MAX_AGE_MS);
    this.samples = [...recent, { offsetMs, roundTripMs, at }];
    const best = this.samples.reduce((one, other) => (other.roundTripMs < one.roundTripMs ? other : one));
    this.offset = best.offsetMs;
  }

  /**
   * Makes a new offset when the phone's clock was set since the last look. After a time out of sight a leap forward is
   * taken for sleep, when the steady clock of some phones doesn't run. Call it when the page comes into sight and goes out of it.
   */
  checkLeap(): void {
    const mayHaveSlept = this.wasHidden;
    this.wasHidden = this.time.isHidden();
    const leap = this.gap() - this.base;
    if (Math.abs(leap) < LEAP_MS) return;
    this.base += leap;
    if (mayHaveSlept && leap > 0) {
      this.samples = [];
      this.sleptAt = this.time.steady();
      return;
    }
    if (this.offset !== null) this.offset -= leap;
    this.samples = this.samples.map((sample) => ({ ...sample, offsetMs: sample.offsetMs - leap }));
  }

  private gap(): number {
    return this.time.wall() - this.time.steady();
  }
}
