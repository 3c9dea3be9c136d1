import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppConfig } from '../../platform/config/app-config.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { NOTE_EVERY_MS, SecretKeyService } from './secret-key.service.js';

const HOUR_MS = 3_600_000;

/** A process that still had the old key may have sealed a secret after the others began with the new one. */
@Injectable()
export class ResealSecretsJob {
  private readonly logger = new Logger(ResealSecretsJob.name);

  constructor(
    private readonly config: AppConfig,
    private readonly secretKey: SecretKeyService,
  ) {}

  /** In each process. */
  @Interval(NOTE_EVERY_MS)
  async note(): Promise<void> {
    try {
      await this.secretKey.noteKey();
    } catch (error) {
      this.logger.warn(`the secret key in use was not written down: ${describeError(error)}`);
    }
  }

  @Interval(HOUR_MS)
  async run(): Promise<void> {
    if (!this.config.runsJobs || this.config.secretKeyOld === null) return;
    try {
      await this.secretKey.reseal();
    } catch (error) {
      this.logger.warn(`two-factor secrets were not sealed again: ${describeError(error)}`);
    }
  }
}
