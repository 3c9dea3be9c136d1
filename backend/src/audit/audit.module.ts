import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditService } from './audit.service.js';
import { TypedEntriesService } from './typed-entries.service.js';

@Module({
  controllers: [AuditLogController],
  providers: [AuditLogService, AuditService, TypedEntriesService],
  exports: [AuditService, TypedEntriesService],
})
export class AuditModule {}
