import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../../platform/errors/describe-error.js';
import { TicketSignerService } from '../desk/ticket-signer.service.js';

const EVERY_MS = 1_000;

/** Every process reads the keys again: another one may have made or retired one. */
@Injectable()
export class RenewTicketKeysJob {
  private readonly logger = new Logger(RenewTicketKeysJob.name);
  private isRunning = false;

  constructor(private readonly signer: TicketSignerService) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.signer.renew();
    } catch (error) {
      this.logger.warn(`the ticket keys were not read: ${describeError(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
