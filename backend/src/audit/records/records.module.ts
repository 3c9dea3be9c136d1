import { Module } from '@nestjs/common';
import { AuditModule } from '../audit.module.js';
import { RecordsService } from './records.service.js';

@Module({ imports: [AuditModule], providers: [RecordsService], exports: [RecordsService] })
export class RecordsModule {}
