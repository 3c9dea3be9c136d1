import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { editionPaused } from './edition-paused.js';
import { EditionTimes } from './edition-times.js';
import { EditionsService } from './editions.service.js';

@Global()
@Module({ providers: [EditionsService, EditionTimes], exports: [EditionsService, EditionTimes] })
export class EditionsModule implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly editions: EditionsService,
  ) {}

  /** Also for what was admitted before: an import, a turn of a job. */
  onModuleInit(): void {
    this.transactions.refuseWhile(() => (this.editions.mayWrite ? null : editionPaused()));
  }
}
