import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../../platform/errors/describe-error.js';
import { KnowledgeBaseService } from './knowledge-base.service.js';

/** A change is to be answered within 2 s everywhere, and the demo's index takes 1.7 s. */
const EVERY_MS = 250;

/** Each process that answers visitors reads what editors changed, in this process or another. */
@Injectable()
export class FollowKnowledgeJob {
  private readonly logger = new Logger(FollowKnowledgeJob.name);
  private isRunning = false;

  constructor(private readonly base: KnowledgeBaseService) {}

  @Interval('follow-knowledge', EVERY_MS)
  async tick(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.base.follow();
    } catch (error) {
      this.logger.warn(`the knowledge is not read, the one before answers: ${describeError(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
