import { Injectable, Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { AppConfig } from '../config/app-config.js';
import { openSealedText, type OpenedText, sealText } from '../config/sealed-text.js';
import { Transactions } from '../database/transactions.js';
import type { KeptKey } from './kept-key.js';
import { SettingsService } from './settings.service.js';

/** Keys of one purpose: the first makes, all are tried. */
export interface OpenedKeys {
  keys: readonly [Buffer, ...Buffer[]];
  /** Some were sealed by a `SECRET_KEY` that isn't known now. */
  areSomeLost: boolean;
}

/**
 * Keys that outlive a change of `SECRET_KEY`: a hash can't be made again without its text. They are in the settings, sealed,
 * and are sealed again while both secret keys are known.
 */
@Injectable()
export class KeptKeysService {
  private readonly logger = new Logger(KeptKeysService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly settings: SettingsService,
    private readonly transactions: Transactions,
  ) {}

  async of(purpose: KeptKey): Promise<OpenedKeys> {
    const sealed = (await this.settings.stored('kept_keys'))[purpose] ?? [];
    const opened = sealed.map((each) => this.open(purpose, each));
    const [first, ...others] = opened.flatMap((each) => (each ? [keyOf(each)] : []));
    if (!first) throw new Error(`no key is kept for ${purpose}`);
    return { keys: [first, ...others], areSomeLost: opened.includes(null) };
  }

  /**
   * At the start. Makes a key where none is, or none can be opened. Where `isUsed` says that hashes are older than the kept
   * keys, these are the keys that they were made with. Seals with the present secret key what the old one sealed. A key that
   * can't be opened stays as long as there may be a hash of it.
   */
  async prepare(purpose: KeptKey, isUsed: () => Promise<boolean>): Promise<void> {
    const lost = await this.transactions.run(async (db) => {
      await this.settings.hold(db, ['kept_keys'], { isMade: true });
      const all = await this.settings.fromDatabase(db, 'kept_keys');
      const before = all[purpose];
      const opened = (before ?? []).map((sealed) => ({ sealed, key: this.open(purpose, sealed) }));
      const known = opened.filter(({ key }) => key !== null);
      const isWhole = known.length === opened.length && known.length > 0;
      const hasHashes = isWhole || (await isUsed());
      const left = hasHashes ? opened : known;
      const after = left.map(({ sealed, key }) => (key?.isOld ? this.seal(purpose, keyOf(key)) : sealed));
      if (known.length === 0) {
        const older = before === undefined && hasHashes ? this.config.acceptedKeys(purpose) : [randomBytes(32)];
        after.unshift(...older.map((key) => this.seal(purpose, key)));
      }
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await this.settings.set(db, 'kept_keys', { ...all, [purpose]: after });
      }
      return left.length - known.length;
    });
    if (lost > 0) {
      this.logger.error(`${lost} keys for ${purpose} can't be read: give the SECRET_KEY of before as SECRET_KEY_OLD`);
    }
  }

  /** How many the present secret key doesn't open. */
  async toReseal(): Promise<number> {
    const kept = Object.entries(await this.settings.stored('kept_keys')) as Array<[KeptKey, string[]]>;
    const isForeign = (key: OpenedText | null): boolean => key === null || key.isOld;
    return kept.flatMap(([purpose, sealed]) => sealed.map((each) => this.open(purpose, each))).filter(isForeign).length;
  }

  /** What a process with the old key has sealed later. */
  async reseal(): Promise<void> {
    const kept = await this.settings.stored('kept_keys');
    for (const purpose of Object.keys(kept) as KeptKey[]) await this.prepare(purpose, async () => true);
  }

  private seal(purpose: KeptKey, key: Buffer): string {
    return sealText(this.config.deriveKey('kept-key'), key.toString('base64url'), purpose);
  }

  private open(purpose: KeptKey, sealed: string): OpenedText | null {
    try {
      return openSealedText(this.config.acceptedKeys('kept-key'), sealed, purpose);
    } catch {
      // Sealed by a key that is none of ours.
      return null;
    }
  }
}

const keyOf = ({ text }: OpenedText): Buffer => Buffer.from(text, 'base64url');
