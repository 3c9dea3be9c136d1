import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AdminUserEntity } from '../admin-user.entity.js';
import { PasswordsService } from '../password/passwords.service.js';

const GENERATED_BYTES = 15;

export interface FirstAdmin {
  email: string;
  /** Only when it was generated here: printed once and stored nowhere. */
  generatedPassword: string | null;
}

/** Makes the first super admin on an empty table. */
@Injectable()
export class FirstAdminService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly passwords: PasswordsService,
  ) {}

  /** Null when there is an admin already, made by another process in the meantime included. */
  async ensure(): Promise<FirstAdmin | null> {
    if (await this.reader.of(AdminUserEntity).exists()) return null;
    const password = this.config.adminPassword ?? randomBytes(GENERATED_BYTES).toString('base64url');
    const passwordHash = await this.passwords.hash(password);
    try {
      const created = await this.transactions.run(async (db) => {
        if (await db.exists(AdminUserEntity)) return false;
        const now = this.clock.now();
        await db.insert(AdminUserEntity, {
          name: 'Admin User',
          email: this.config.adminEmail,
          passwordHash,
          role: 'super_admin',
          isActive: true,
          createdAt: now,
          updatedAt: now,
        });
        return true;
      });
      if (!created) return null;
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
    return { email: this.config.adminEmail, generatedPassword: this.config.adminPassword === null ? password : null };
  }
}
