import { Injectable } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { AuditedRecords } from './audited-records.js';
import type { KeptRow, RecordKind } from './record-kind.js';

/** Gives each kind of record its keeper. */
@Injectable()
export class Records {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  of<Row extends KeptRow & ObjectLiteral, Wire extends KeptRow>(
    kind: RecordKind<Row, Wire>,
  ): AuditedRecords<Row, Wire> {
    return new AuditedRecords({ reader: this.reader, transactions: this.transactions, audit: this.audit }, kind);
  }
}
