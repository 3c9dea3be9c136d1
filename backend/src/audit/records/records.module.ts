import { Module } from '@nestjs/common';
import { AuditModule } from '../audit.module.js';
import { Records } from './records.service.js';

@Module({ imports: [AuditModule], providers: [Records], exports: [Records] })
export class RecordsModule {}
