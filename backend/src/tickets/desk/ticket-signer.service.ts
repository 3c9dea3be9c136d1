import { SITE_ROUTES, type TicketKey } from '@festival/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SigningKeyEntity } from './signing-key.entity.js';

const KEY_ID_LENGTH = 4;
// A fixed name: of several processes that start at once only one can make the first key.
const FIRST_KEY_ID = 'key1';

interface Key {
  id: string;
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/**
 * Signs ticket codes for their QR: key id + Ed25519 over the code, base64url. The newest key signs, every stored one
 * verifies.
 */
@Injectable()
export class TicketSignerService implements OnApplicationBootstrap {
  private keys: Key[] = [];

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.makeFirstKey();
    const rows = await this.reader.of(SigningKeyEntity).find({ order: { createdAt: 'DESC' } });
    this.keys = rows.map((row) => ({
      id: row.id,
      publicKey: createPublicKey(row.publicKey),
      privateKey: createPrivateKey(row.privateKey),
    }));
  }

  private async makeFirstKey(): Promise<void> {
    if (await this.reader.of(SigningKeyEntity).exists()) return;
    const pair = generateKeyPairSync('ed25519');
    const key = {
      id: FIRST_KEY_ID,
      publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      createdAt: this.clock.now(),
    };
    try {
      await this.transactions.run((db) => db.insert(SigningKeyEntity, key));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The text of a ticket's QR. */
  address(code: string): string {
    const page = this.config.publicUrl + SITE_ROUTES.ticketView.replace(':code', code);
    return `${page}?verify=${this.sign(code)}`;
  }

  sign(code: string): string {
    const [key] = this.keys;
    if (!key) throw new Error('There is no signing key');
    return key.id + sign(null, Buffer.from(code), key.privateKey).toString('base64url');
  }

  /** For phones, which verify without a network: the raw keys, base64url. */
  publicKeys(): TicketKey[] {
    return this.keys.map(({ id, publicKey }) => ({ id, key: publicKey.export({ format: 'jwk' }).x ?? '' }));
  }

  isRight(code: string, signature: string): boolean {
    const key = this.keys.find((each) => signature.startsWith(each.id));
    if (!key) return false;
    return verify(null, Buffer.from(code), key.publicKey, Buffer.from(signature.slice(KEY_ID_LENGTH), 'base64url'));
  }
}
