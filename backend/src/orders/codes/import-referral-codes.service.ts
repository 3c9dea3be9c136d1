import type { CodeImport } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { readCodesCsv } from './imported-codes.js';
import { ReferralCodeEntity } from './referral-code.entity.js';
import { ReferralCodesService } from './referral-codes.service.js';

/** Makes referral codes of a file of names: all or none. */
@Injectable()
export class ImportReferralCodesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly codes: ReferralCodesService,
  ) {}

  /** What the file holds; makes nothing. */
  async check(file: Buffer): Promise<CodeImport> {
    return { rows: readCodesCsv(file, await this.taken()), created: 0 };
  }

  /** Each code has its entry in the audit log. Makes none when a row is wrong. */
  async create(file: Buffer, actor: Actor): Promise<CodeImport> {
    return this.transactions.run(async () => {
      const { rows } = await this.check(file);
      if (rows.some(({ errors }) => errors.length > 0)) return { rows, created: 0 };
      for (const { code, panitia_name } of rows) await this.codes.create({ code, panitia_name }, actor);
      return { rows, created: rows.length };
    });
  }

  private async taken(): Promise<Set<string>> {
    const rows = await this.reader.of(ReferralCodeEntity).find({ select: { id: true, code: true } });
    return new Set(rows.map(({ code }) => code));
  }
}
