import { crockford, readCrockford } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import { type EntityManager, In } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

const CODES = 10;
const CHARACTERS = 10;

/** Ten codes that each replace the authenticator app once. */
@Injectable()
export class RecoveryCodesService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly config: AppConfig,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
  ) {
    this.keys = config.acceptedKeys('two-factor-recovery-codes');
  }

  /** New codes in the place of all earlier ones, as `7K3M9-QXW2A`. They can't be told again. */
  async renew(db: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: CODES }, () => crockford(randomBytes(CHARACTERS)));
    await this.forget(db, userId);
    await db.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ userId, codeHash: hashOf(this.keys[0], code), keyMark: this.config.keyMark })),
    );
    return codes.map((code) => `${code.slice(0, CHARACTERS / 2)}-${code.slice(CHARACTERS / 2)}`);
  }

  async forget(db: EntityManager, userId: number): Promise<void> {
    await db.delete(RecoveryCodeEntity, { userId });
  }

  /** True once for each code, however it is written. */
  async use(userId: number, typed: string): Promise<boolean> {
    const code = readCrockford(typed.replace(/[\s-]/g, ''));
    if (code.length !== CHARACTERS) return false;
    const codeHash = In(this.keys.map((key) => hashOf(key, code)));
    const { affected } = await this.transactions.run((db) => db.delete(RecoveryCodeEntity, { userId, codeHash }));
    return affected === 1;
  }

  left(userId: number): Promise<number> {
    return this.reader.of(RecoveryCodeEntity).countBy({ userId });
  }
}

function hashOf(key: Buffer, code: string): string {
  return createHmac('sha256', key).update(code).digest('hex');
}
