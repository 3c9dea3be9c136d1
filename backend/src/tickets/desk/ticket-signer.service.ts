import { SITE_ROUTES, type TicketKey } from '@festival/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { TicketEntity } from '../ticket.entity.js';
import { SigningKeyEntity } from './signing-key.entity.js';

const KEY_ID_LENGTH = 4;
// A fixed name: of several processes that start at once only one can make the first key.
const FIRST_KEY_ID = 'key1';
/** By then every process knows a new key, and every phone at the gate that has a network. */
const KEY_LEAD_MS = 60_000;

interface Key {
  id: string;
  publicKey: KeyObject;
  privateKey: KeyObject;
  signsFrom: Date;
  isRetired: boolean;
  retiredAt: Date | null;
}

export type SignedTicket = Pick<TicketEntity, 'ticketCode' | 'signingKey'>;

/**
 * Signs ticket codes for their QR: key id + Ed25519 over the code, base64url. A ticket keeps the key of its making, so
 * that each of its QR codes is the same; every key that isn't retired verifies.
 */
@Injectable()
export class TicketSignerService implements OnApplicationBootstrap {
  /** The newest first. As last read: a process reads them every second (`RenewTicketKeysJob`). */
  private keys: readonly Key[] = [];

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.makeFirstKey();
    await this.renew();
  }

  /** Reads the keys again. */
  async renew(): Promise<void> {
    const rows = await this.reader.of(SigningKeyEntity).find({ order: { createdAt: 'DESC', id: 'DESC' } });
    const known = new Map(this.keys.map((key) => [key.id, key]));
    this.keys = rows.map((row) => {
      const pair = known.get(row.id) ?? {
        publicKey: createPublicKey(row.publicKey),
        privateKey: createPrivateKey(row.privateKey),
      };
      return {
        ...pair,
        id: row.id,
        signsFrom: signsFrom(row, rows),
        isRetired: row.retiredAt !== null,
        retiredAt: row.retiredAt,
      };
    });
  }

  private async makeFirstKey(): Promise<void> {
    if (await this.reader.of(SigningKeyEntity).exists()) return;
    try {
      await this.transactions.run((db) => db.insert(SigningKeyEntity, newKey(FIRST_KEY_ID, this.clock.now())));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The key of tickets that are made now; null before the first start has made one. */
  get presentKey(): string | null {
    return this.signing()?.id ?? null;
  }

  /** The text of a ticket's QR. */
  address(ticket: SignedTicket): string {
    const page = this.config.publicUrl + SITE_ROUTES.ticketView.replace(':code', ticket.ticketCode);
    return `${page}?verify=${this.sign(ticket)}`;
  }

  /** By the ticket's own key; by the present one when that is retired. */
  sign({ ticketCode, signingKey }: SignedTicket): string {
    const own = signingKey === null ? this.keys.at(-1) : this.keys.find(({ id }) => id === signingKey);
    const key = own && !own.isRetired ? own : this.signing();
    if (!key) throw new Error('There is no signing key');
    return key.id + sign(null, Buffer.from(ticketCode), key.privateKey).toString('base64url');
  }

  /** For phones, which verify without a network: the raw keys, base64url. */
  publicKeys(): TicketKey[] {
    const accepted = this.keys.filter(({ isRetired }) => !isRetired);
    return accepted.map(({ id, publicKey }) => ({ id, key: publicKey.export({ format: 'jwk' }).x ?? '' }));
  }

  /** `at`: when it was looked at, which may be before its key was retired; now when left out. */
  isRight(code: string, signature: string, at = this.clock.now()): boolean {
    const key = this.keys.find(({ id }) => signature.slice(0, KEY_ID_LENGTH) === id);
    if (!key || (key.retiredAt && key.retiredAt <= at)) return false;
    return verify(null, Buffer.from(code), key.publicKey, Buffer.from(signature.slice(KEY_ID_LENGTH), 'base64url'));
  }

  private signing(): Key | undefined {
    return signingOf(this.keys, this.clock.now());
  }
}

/** The one of `keys`, the newest first, that signs new tickets. */
export function signingOf<K extends { signsFrom: Date; isRetired: boolean }>(
  keys: readonly K[],
  now: Date,
): K | undefined {
  const usable = keys.filter(({ isRetired }) => !isRetired);
  return usable.find((key) => key.signsFrom <= now) ?? usable.at(-1);
}

/** From when on a key signs new tickets; the first one has nobody to wait for. */
export function signsFrom({ id, createdAt }: SigningKeyEntity, all: readonly SigningKeyEntity[]): Date {
  return all.at(-1)?.id === id ? createdAt : new Date(createdAt.getTime() + KEY_LEAD_MS);
}

export function newKey(id: string, createdAt: Date): SigningKeyEntity {
  const pair = generateKeyPairSync('ed25519');
  return {
    id,
    publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    createdAt,
    retiredAt: null,
  };
}
