import type { MetricsService, SendOutcome } from '../../platform/metrics/metrics.service.js';
import { Mailer, type OutgoingMail } from './mailer.js';

/** Counts and times what another mailer sends. */
export class MeasuredMailer extends Mailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly metrics: MetricsService,
  ) {
    super();
  }

  async send(mail: OutgoingMail): Promise<void> {
    const began = performance.now();
    const ended = (outcome: SendOutcome): void =>
      this.metrics.observeMail(outcome, (performance.now() - began) / 1_000);
    try {
      await this.mailer.send(mail);
      ended('sent');
    } catch (error) {
      ended('failed');
      throw error;
    }
  }

  problem(): Promise<Error | null> {
    return this.mailer.problem();
  }

  isAway(error: unknown): boolean {
    return this.mailer.isAway(error);
  }

  isRefusedForGood(error: unknown): boolean {
    return this.mailer.isRefusedForGood(error);
  }

  close(): void {
    this.mailer.close();
  }
}
