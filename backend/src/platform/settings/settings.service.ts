import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { TtlCache } from '../cache/ttl-cache.js';
import { laterThan } from '../clock/later-than.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { describeError } from '../http/errors/describe-error.js';
import type { FestivalFacts } from './festival-facts.js';
import { SettingEntity } from './setting.entity.js';
import type { HeroTexts, SiteFacts } from './site-facts.js';

/** Every setting with the type of its value. */
export interface Settings {
  /** Whether the bundle discount is on (public-site specification, section 9). */
  bundle_ticket: { enabled: boolean };
  festival: FestivalFacts;
  hero: HeroTexts;
  site: SiteFacts;
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
    venueIndonesian: null,
    supportName: '',
    supportNameIndonesian: null,
    supportWhatsApp: '',
  },
  hero: {
    title: '',
    titleIndonesian: null,
    eventLine1: '',
    eventLine1Indonesian: null,
    eventLine2: '',
    eventLine2Indonesian: null,
    isActive: false,
  },
  site: {
    socialNetworkLink: '',
    photoSharingLink: '',
    mailLink: '',
    videoPlatformLink: '',
    merchandiseOrderLink: '',
    refundRule: '',
    refundRuleIndonesian: null,
    underConstruction: false,
  },
  two_factor: { required: false },
};

const MAX_AGE_MS = 1_000;

/** Settings by key, kept ready for a second, since every order and every mail reads them. */
@Injectable()
export class SettingsService {
  private readonly logger = new Logger(SettingsService.name);
  private readonly kept = new Map<string, TtlCache<unknown>>();
  /** What was last read or written, however old. */
  private readonly last = new Map<string, unknown>();

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async get<K extends keyof Settings>(key: K): Promise<Settings[K]> {
    return (await this.keeper(key).get()) as Settings[K];
  }

  /** The value as last read, for who can't wait; when it is old, the next to ask gets a new one. */
  known<K extends keyof Settings>(key: K): Settings[K] {
    this.get(key).catch((error: unknown) =>
      this.logger.warn(`the setting ${key} could not be read: ${describeError(error)}`),
    );
    return (this.last.get(key) as Settings[K] | undefined) ?? DEFAULTS[key];
  }

  /** The value as the database has it, or as the present transaction sees it. */
  async stored<K extends keyof Settings>(key: K): Promise<Settings[K]> {
    return valueOf(key, await this.reader.of(SettingEntity).findOneBy({ key })) as Settings[K];
  }

  /** When the newest of these was written, ISO 8601; null when none ever was. As `stored`. */
  async storedAt(keys: ReadonlyArray<keyof Settings>): Promise<string | null> {
    const rows = await this.reader.of(SettingEntity).findBy({ key: In([...keys]) });
    const times = rows.map(({ updatedAt }) => updatedAt.getTime());
    return times.length ? new Date(Math.max(...times)).toISOString() : null;
  }

  /**
   * Lets nobody else change these until the transaction ends. Comes before anything is read in it: on MariaDB a
   * transaction goes on seeing what was there at its first read.
   */
  async hold(db: EntityManager, keys: ReadonlyArray<keyof Settings>): Promise<void> {
    for (const key of keys) await db.update(SettingEntity, { key }, { key });
  }

  /** The value as the transaction sees it. */
  async fresh<K extends keyof Settings>(db: EntityManager, key: K): Promise<Settings[K]> {
    return valueOf(key, await db.findOneBy(SettingEntity, { key })) as Settings[K];
  }

  async set<K extends keyof Settings>(db: EntityManager, key: K, value: Settings[K]): Promise<void> {
    const before = await db.findOneBy(SettingEntity, { key });
    const updatedAt = laterThan(before?.updatedAt, this.clock.now());
    await db.save(SettingEntity, { key, value, updatedAt });
    this.transactions.afterCommit(() => {
      this.last.set(key, value);
      this.keeper(key).forget();
    });
  }

  private keeper(key: keyof Settings): TtlCache<unknown> {
    const known = this.kept.get(key);
    if (known) return known;
    const made = new TtlCache<unknown>(this.clock, MAX_AGE_MS, async () => {
      const value = valueOf(key, await this.reader.of(SettingEntity).findOneBy({ key }));
      this.last.set(key, value);
      return value;
    });
    this.kept.set(key, made);
    return made;
  }
}

/** A row that was written before a field existed has that field's default. */
function valueOf(key: keyof Settings, row: SettingEntity | null): unknown {
  return { ...DEFAULTS[key], ...(row?.value as object | undefined) };
}
