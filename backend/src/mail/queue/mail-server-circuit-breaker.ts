import { Logger } from '@nestjs/common';
import type { Clock } from '../../platform/clock/clock.js';
import { describeError } from '../../platform/errors/describe-error.js';
import type { Mailer } from '../senders/mailer.js';

const FIRST_PAUSE_MS = 10_000;
/** An e-ticket leaves at the latest so long after the server is back. */
const LONGEST_PAUSE_MS = 40_000;

/** Pauses sending while the mail server is away or lets nobody in, so that this uses up no mail's tries. */
export class MailServerCircuitBreaker {
  private readonly logger = new Logger(MailServerCircuitBreaker.name);
  private isAway = false;
  private pauseMs = FIRST_PAUSE_MS;
  private openUntil = new Date(0);
  private probing: Promise<boolean> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {}

  /** As of the last probe. */
  get isServerAway(): boolean {
    return this.isAway;
  }

  isOpen(): boolean {
    return this.clock.now() < this.openUntil;
  }

  /** Whether a mail may be tried: the server is there, or has come back after a pause. */
  async mayTry(): Promise<boolean> {
    if (this.isOpen()) return false;
    return !this.isAway || this.probe();
  }

  /** Whether the server's absence is the cause. An error of one mail says little, so the server itself is probed. */
  async isCauseOf(error: unknown): Promise<boolean> {
    if (!this.mailer.isAway(error)) return false;
    return this.isOpen() || !(await this.probe());
  }

  /** Whether the server answers. One probe at a time. */
  private probe(): Promise<boolean> {
    this.probing ??= this.look().finally(() => {
      this.probing = null;
    });
    return this.probing;
  }

  private async look(): Promise<boolean> {
    const problem = await this.mailer.problem();
    const wasAway = this.isAway;
    this.isAway = problem !== null;
    if (!this.isAway) {
      if (wasAway) this.logger.log('The mail server takes mails again');
      this.pauseMs = FIRST_PAUSE_MS;
      return true;
    }
    if (!wasAway) this.logger.error(`The mail server takes no mails, so they wait: ${describeError(problem)}`);
    this.openUntil = new Date(this.clock.now().getTime() + this.pauseMs);
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
    return false;
  }
}
