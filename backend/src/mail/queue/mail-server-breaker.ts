import { Logger } from '@nestjs/common';
import type { Clock } from '../../platform/clock/clock.js';
import type { Mailer } from '../senders/mailer.js';
import { describeSendError } from './retry-policy.js';

const FIRST_PAUSE_MS = 10_000;
/** An e-ticket leaves at the latest so long after the server is back. */
const LONGEST_PAUSE_MS = 40_000;

/** Rests while the mail server is away or lets nobody in, so that this uses up no mail's tries. */
export class MailServerBreaker {
  private readonly logger = new Logger(MailServerBreaker.name);
  private isAway = false;
  private pauseMs = FIRST_PAUSE_MS;
  private restUntil = new Date(0);
  private asking: Promise<boolean> | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly mailer: Mailer,
  ) {}

  isResting(): boolean {
    return this.clock.now() < this.restUntil;
  }

  /** Whether a mail may be tried: the server is there, or has come back after a pause. */
  async mayTry(): Promise<boolean> {
    if (this.isResting()) return false;
    return !this.isAway || this.ask();
  }

  /** Whether the server's absence is the cause. An error of one mail says little, so the server itself is asked. */
  async isCauseOf(error: unknown): Promise<boolean> {
    if (!this.mailer.isAway(error)) return false;
    return this.isResting() || !(await this.ask());
  }

  /** Whether the server answers. One question at a time. */
  private ask(): Promise<boolean> {
    this.asking ??= this.look().finally(() => {
      this.asking = null;
    });
    return this.asking;
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
    if (!wasAway) this.logger.error(`The mail server takes no mails, so they wait: ${describeSendError(problem)}`);
    this.restUntil = new Date(this.clock.now().getTime() + this.pauseMs);
    this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
    return false;
  }
}
