/** Times between rounds, milliseconds. */
export const SOON_MS = 200;
export const QUICK_MS = 2_000;
export const CALM_MS = 15_000;
export const LONGEST_MS = 30_000;
/** A round that takes longer is not to be repeated every 2 s. */
const QUICK_ROUND_MS = 1_000;

/** What a round tells of the next one. */
export interface Round {
  hasFailed: boolean;
  /** There is more to get at once. */
  hasMore: boolean;
}

/** How long to wait after a round; `failures` counts those in a row, this one included. */
export function nextDelayMs(round: Round, tookMs: number, isInSight: boolean, failures: number): number {
  if (round.hasFailed) return Math.min(LONGEST_MS, QUICK_MS * 2 ** Math.min(failures - 1, 10));
  if (round.hasMore) return SOON_MS;
  return isInSight && tookMs < QUICK_ROUND_MS ? QUICK_MS : CALM_MS;
}

/** Repeats a round: every 2 s in sight while answers come quickly, else every 15 s; with failures less and less often. */
export class SyncLoop {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private isWanted = false;
  private isStopped = true;
  private failures = 0;

  constructor(private readonly round: () => Promise<Round>) {}

  start(): void {
    if (!this.isStopped) return;
    this.isStopped = false;
    globalThis.addEventListener('online', this.trigger);
    document.addEventListener('visibilitychange', this.trigger);
    this.trigger();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    globalThis.removeEventListener('online', this.trigger);
    document.removeEventListener('visibilitychange', this.trigger);
  }

  /** A round that begins now, or as soon as the present one is over, unless stopped. Resolves when none is running. */
  async now(): Promise<void> {
    this.isWanted = true;
    this.running ??= this.runWanted();
    await this.running;
  }

  private readonly trigger = (): void => {
    if (!this.isStopped) void this.now();
  };

  private async runWanted(): Promise<void> {
    clearTimeout(this.timer);
    let last: Round = { hasFailed: true, hasMore: false };
    let startedAt = performance.now();
    try {
      while (this.isWanted && !this.isStopped) {
        this.isWanted = false;
        startedAt = performance.now();
        this.failures += 1;
        last = await this.round();
        if (!last.hasFailed) this.failures = 0;
      }
    } finally {
      this.running = null;
      if (!this.isStopped) this.wait(last, performance.now() - startedAt);
    }
  }

  private wait(last: Round, tookMs: number): void {
    const delay = nextDelayMs(last, tookMs, !document.hidden, this.failures);
    this.timer = setTimeout(this.trigger, delay);
  }
}
