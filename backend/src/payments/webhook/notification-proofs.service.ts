import { Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Transactions } from '../../platform/database/transactions.js';
import { describeError } from '../../platform/errors/describe-error.js';
import { isPrivateAddress } from '../../platform/http/requests/private-address.js';
import { NotificationProofEntity } from './notification-proof.entity.js';

/** A sale brings many at once, and they must not wait for one row. */
const EVERY_MS = 10 * 60_000;

/** Remembers that notifications come through, and from where. */
@Injectable()
export class NotificationProofsService {
  private readonly logger = new Logger(NotificationProofsService.name);
  private readonly signer: string;
  private readonly written = new Map<boolean, number>();

  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    [this.signer] = signersOf(config);
  }

  /** One with a right signature came from `address`. What can't be written down now is with a later one. */
  async note(address: string): Promise<void> {
    const receivedAt = this.clock.now();
    const isPublic = !isPrivateAddress(address);
    if (receivedAt.getTime() - (this.written.get(isPublic) ?? -Infinity) < EVERY_MS) return;
    this.written.set(isPublic, receivedAt.getTime());
    const proof = { signer: this.signer, isPublic, address: address.slice(0, 45), receivedAt };
    try {
      await this.transactions.run((db) => db.upsert(NotificationProofEntity, proof, ['signer', 'isPublic']));
    } catch (error) {
      this.written.delete(isPublic);
      this.logger.warn(`the address of a notification was not written down: ${describeError(error)}`);
    }
  }
}

/**
 * Name the environment and the key that sign notifications now; the key can't be told from them. New proofs have the first
 * one; those that were written before `SECRET_KEY` was changed have another.
 */
export function signersOf(config: AppConfig): [string, ...string[]] {
  const { environment, serverKey } = config.midtrans;
  const [first, ...older] = config.acceptedKeys('provider-key');
  const named = (secret: Buffer): string =>
    `${environment}:${createHmac('sha256', secret).update(serverKey).digest('hex').slice(0, 32)}`;
  return [named(first), ...older.map(named)];
}
