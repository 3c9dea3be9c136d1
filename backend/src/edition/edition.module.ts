import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ContentModule } from '../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ImportedReferencesModule } from '../orders/import/imported-references.module.js';
import { NextStepsService } from './after/next-steps.service.js';
import { OldTextsService } from './after/old-texts.service.js';
import { EditionOverviewService } from './edition-overview.service.js';
import { EditionsController } from './editions.controller.js';
import { ChangesService } from './plan/changes.service.js';
import { ConcernsService } from './plan/concerns.service.js';
import { EditionPlanService } from './plan/edition-plan.service.js';
import { EditionFiguresService } from './plan/figures.service.js';
import { RefusalsService } from './plan/refusals.service.js';
import { BeginEditionService } from './work/begin-edition.service.js';
import { CallOffService } from './work/call-off.service.js';
import { CloseEditionService } from './work/close-edition.service.js';
import { EditionWorker } from './work/edition-worker.js';
import { EndOfEditionService } from './work/end-of-edition.service.js';
import { RemoveRowsService } from './work/remove-rows.service.js';
import { WatchEditionJob } from './work/watch-edition.job.js';

/** From one year's festival to the next in the same installation. */
@Module({
  imports: [AuditModule, AuthModule, ContentModule, ImportedReferencesModule, MailModule],
  controllers: [EditionsController],
  providers: [
    BeginEditionService,
    CallOffService,
    ChangesService,
    CloseEditionService,
    ConcernsService,
    EditionFiguresService,
    EditionOverviewService,
    EditionPlanService,
    EditionWorker,
    EndOfEditionService,
    NextStepsService,
    OldTextsService,
    RefusalsService,
    RemoveRowsService,
    WatchEditionJob,
  ],
})
export class EditionModule {}
