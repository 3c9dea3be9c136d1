import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { Kept } from '../clock/kept.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import type { FestivalFacts } from './festival-facts.js';
import { SettingEntity } from './setting.entity.js';

/** Every setting with the type of its value. */
export interface Settings {
  /** Whether the bundle discount is on (public-site specification, section 9). */
  bundle_ticket: { enabled: boolean };
  festival: FestivalFacts;
  /** Whether super admins and finance must have two-factor authentication. */
  two_factor: { required: boolean };
}

const DEFAULTS: Settings = {
  bundle_ticket: { enabled: false },
  festival: {
    name: 'Festival',
    edition: '2025',
    concertDate: '2025-11-22T11:00:00.000Z',
    venue: 'Gading Serpong, Tangerang, Banten, Indonesia',
    supportName: '',
    supportWhatsApp: '',
  },
  two_factor: { required: false },
};

const MAX_AGE_MS = 1_000;

/** Settings by key, kept ready for a second, since every order and every mail reads them. */
@Injectable()
export class SettingsService {
  private readonly kept = new Map<string, Kept<unknown>>();

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async get<K extends keyof Settings>(key: K): Promise<Settings[K]> {
    return (await this.keeper(key).get()) as Settings[K];
  }

  /** The value as last read, for who can't wait. */
  known<K extends keyof Settings>(key: K): Settings[K] {
    return (this.keeper(key).known() as Settings[K] | null) ?? DEFAULTS[key];
  }

  async set<K extends keyof Settings>(db: EntityManager, key: K, value: Settings[K]): Promise<void> {
    await db.save(SettingEntity, { key, value, updatedAt: this.clock.now() });
    this.transactions.afterCommit(() => this.keeper(key).forget());
  }

  private keeper(key: keyof Settings): Kept<unknown> {
    const known = this.kept.get(key);
    if (known) return known;
    const made = new Kept<unknown>(this.clock, MAX_AGE_MS, async () => {
      const row = await this.reader.of(SettingEntity).findOneBy({ key });
      return row?.value ?? DEFAULTS[key];
    });
    this.kept.set(key, made);
    return made;
  }
}
