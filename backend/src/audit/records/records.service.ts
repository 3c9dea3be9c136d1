import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { AuditService } from '../audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditedRecords, type RecordTools } from './audited-records.js';
import type { Ordered } from '../../platform/records/move-in-order.js';
import type { RecordRow, RecordKind } from '../../platform/records/record-kind.js';
import { SortedRecords } from './sorted-records.js';

/** Makes the audited records of each kind. */
@Injectable()
export class RecordsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  of<Row extends RecordRow & ObjectLiteral, Wire extends RecordRow>(
    kind: RecordKind<Row, Wire>,
  ): AuditedRecords<Row, Wire> {
    return new AuditedRecords(this.tools, kind);
  }

  /** For kinds that editors put in order; `highest` is the largest sort order that may be given. */
  sorted<Row extends Ordered & ObjectLiteral, Wire extends RecordRow>(
    kind: RecordKind<Row, Wire>,
    highest: number = Number.MAX_SAFE_INTEGER,
  ): SortedRecords<Row, Wire> {
    return new SortedRecords(this.tools, kind, highest);
  }

  private get tools(): RecordTools {
    return { reader: this.reader, transactions: this.transactions, audit: this.audit, clock: this.clock };
  }
}
