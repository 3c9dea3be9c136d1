import { Module } from '@nestjs/common';
import { AuditLogController } from './audit-log.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditService } from './audit.service.js';

@Module({ controllers: [AuditLogController], providers: [AuditLogService, AuditService], exports: [AuditService] })
export class AuditModule {}
