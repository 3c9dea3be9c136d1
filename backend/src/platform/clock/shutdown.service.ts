import { Injectable } from '@nestjs/common';

/** From the first sign of the end, with the time in which a proxy notices it. */
const WORK_MS = 7_000;
/** Answers under way get this long even when other work has used up the time. */
const ANSWERS_AT_LEAST_MS = 1_000;

/** The end of the process: whether it has begun, and how long work under way may still take. */
@Injectable()
export class ShutdownService {
  private endsAt: number | null = null;

  get hasBegun(): boolean {
    return this.endsAt !== null;
  }

  begin(): void {
    this.endsAt ??= performance.now() + WORK_MS;
  }

  /** Milliseconds that answers under way may still take. */
  get msForAnswers(): number {
    return Math.max(ANSWERS_AT_LEAST_MS, this.msLeft());
  }

  /** Resolves when the work has ended, however it did, or when there is no more time for it. */
  async waitFor(work: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeIsUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.msLeft());
    });
    await Promise.race([work.catch(() => undefined), timeIsUp]);
    clearTimeout(timer);
  }

  private msLeft(): number {
    this.begin();
    return Math.max(0, (this.endsAt ?? 0) - performance.now());
  }
}
