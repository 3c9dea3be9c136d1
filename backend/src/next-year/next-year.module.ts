import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentModule } from '../content/content.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AdminNextYearController } from './admin-next-year.controller.js';
import { AdminNextYearService } from './admin-next-year.service.js';
import { NextYearController } from './next-year.controller.js';
import { NextYearLinksService } from './next-year-links.service.js';
import { NextYearService } from './next-year.service.js';

/** Addresses that want to hear of next year's festival. */
@Module({
  imports: [AuditModule, ContentModule, MailModule],
  controllers: [AdminNextYearController, NextYearController],
  providers: [AdminNextYearService, NextYearLinksService, NextYearService],
  exports: [NextYearLinksService],
})
export class NextYearModule {}
