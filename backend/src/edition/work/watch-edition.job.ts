import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EditionsService } from '../../platform/editions/editions.service.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { CloseEditionService } from './close-edition.service.js';

const EVERY_MS = 1_000;

/**
 * Every process looks whether the edition is being closed, since it sells nothing then; and goes on with the work when
 * whoever did it has died.
 */
@Injectable()
export class WatchEditionJob {
  private readonly logger = new Logger(WatchEditionJob.name);
  private isLooking = false;
  private work: Promise<void> | null = null;

  constructor(
    private readonly editions: EditionsService,
    private readonly closing: CloseEditionService,
  ) {}

  @Interval(EVERY_MS)
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.editions.look();
      if (this.editions.isUnderWay) this.goOn();
    } catch (error) {
      this.logger.warn(`the edition was not read: ${describeError(error)}`);
    } finally {
      this.isLooking = false;
    }
  }

  /** Without waiting for it. */
  goOn(): void {
    this.work ??= this.closing
      .goOn()
      .then((turn) => (turn === 'done' ? this.logger.log('the edition is closed, and the next one begins') : undefined))
      .catch((error: unknown) => this.logger.error(`closing the edition was interrupted: ${describeError(error)}`))
      .finally(() => {
        this.work = null;
      });
  }

  /** For whoever must see the end. */
  async ended(): Promise<void> {
    await this.work;
  }
}
