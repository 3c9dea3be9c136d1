import { type ReadinessReport, type RefundLimit, type RetentionKind, THEME_COLOURS } from '@festival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { TtlCache } from '../cache/ttl-cache.js';
import { laterThan } from '../clock/later-than.js';
import { holdRows } from '../database/lock-rows.js';
import { Reader } from '../database/reader.js';
import { Transactions } from '../database/transactions.js';
import { describeError } from '../errors/describe-error.js';
import { type BackupFolderFacts, NO_BACKUP_FOLDER } from './backup-folder-facts.js';
import { DEFAULT_CONCERT_DATE, type FestivalFacts } from './festival-facts.js';
import { DEFAULT_GATE_FACTS, type GateFacts } from './gate-facts.js';
import type { KeptKey } from './kept-key.js';
import { DEFAULT_RETENTION, NOTHING_REMOVED, type RetentionState } from './retention-facts.js';
import { SettingEntity } from './setting.entity.js';
import type { HeroTexts, SiteFacts, ThemeFacts } from './site-facts.js';

/** Every setting with the type of its value. */
export interface Settings {
  backup_folder: BackupFolderFacts;
  /** Whether the bundle discount is on. */
  bundle_ticket: { enabled: boolean };
  festival: FestivalFacts;
  gate: GateFacts;
  hero: HeroTexts;
  /** Keys for hashes that stay (`KeptKeysService`), sealed with the secret key. */
  kept_keys: Partial<Record<KeptKey, readonly string[]>>;
  /** For how many days each kind of personal data is kept. */
  retention: Record<RetentionKind, number>;
  retention_state: RetentionState;
  /** How mails are looked up before a sale; the selector is the mail provider's. */
  mail_check: { dkimSelector: string | null };
  /** What the last check before a sale has found. */
  readiness: { report: ReadinessReport | null };
  /** A refund through the provider needs a second person above this. */
  refund_limit: RefundLimit;
  /** The secret key in use, and since when. */
  secret_key: { mark: string | null; since: string | null };
  site: SiteFacts;
  /** Colours, crest and picture of the edition. */
  theme: ThemeFacts;
  /** Whether super admins and finance must have two-factor authentication. */
  two_factor: { required: boolean };
}

const DEFAULTS: Settings = {
  backup_folder: NO_BACKUP_FOLDER,
  bundle_ticket: { enabled: false },
  festival: {
    name: 'Festival',
    edition: '2025',
    concertDate: DEFAULT_CONCERT_DATE,
    venue: 'Gading Serpong, Tangerang, Banten, Indonesia',
    venueIndonesian: null,
    supportName: '',
    supportNameIndonesian: null,
    supportWhatsApp: '',
  },
  gate: DEFAULT_GATE_FACTS,
  hero: {
    title: '',
    titleIndonesian: null,
    eventLine1: '',
    eventLine1Indonesian: null,
    eventLine2: '',
    eventLine2Indonesian: null,
    isActive: false,
  },
  kept_keys: {},
  retention: DEFAULT_RETENTION,
  retention_state: NOTHING_REMOVED,
  mail_check: { dkimSelector: null },
  readiness: { report: null },
  refund_limit: { amount: null, next: null },
  secret_key: { mark: null, since: null },
  site: {
    socialNetworkLink: '',
    photoSharingLink: '',
    mailLink: '',
    videoPlatformLink: '',
    merchandiseOrderLink: '',
    refundRule: '',
    refundRuleIndonesian: null,
    groundMap: null,
    groundMapPlaces: '',
    groundMapPlacesIndonesian: null,
    helpNumbers: [],
    underConstruction: false,
  },
  theme: { colours: THEME_COLOURS, crest: null, hero: null },
  two_factor: { required: false },
};

const MAX_AGE_MS = 1_000;

/** Settings by key, cached for a second, since every order and every mail reads them. */
@Injectable()
export class SettingsService {
  private readonly logger = new Logger(SettingsService.name);
  /** The values that were read or written last, however old. */
  private readonly last = new Map<string, unknown>();
  private readonly cache: TtlCache<unknown>;

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {
    this.cache = new TtlCache<unknown>(clock, MAX_AGE_MS, async (key) => {
      const value = await this.stored(key as keyof Settings);
      this.last.set(key, value);
      return value;
    });
  }

  async get<K extends keyof Settings>(key: K): Promise<Settings[K]> {
    return (await this.cache.get(key)) as Settings[K];
  }

  /** The value as last read, for callers that can't wait; it is read again for the next. */
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

  /** Only those fields that somebody has saved: a default is nobody's word. As `stored`. */
  async saved<K extends keyof Settings>(key: K): Promise<Partial<Settings[K]>> {
    const row = await this.reader.of(SettingEntity).findOneBy({ key });
    return (row?.value ?? {}) as Partial<Settings[K]>;
  }

  /** When the newest of these was written, ISO 8601; null when none ever was. As `stored`. */
  async storedAt(keys: ReadonlyArray<keyof Settings>): Promise<string | null> {
    const rows = await this.reader.of(SettingEntity).findBy({ key: In([...keys]) });
    const times = rows.map(({ updatedAt }) => updatedAt.getTime());
    return times.length ? new Date(Math.max(...times)).toISOString() : null;
  }

  /**
   * Locks these until the transaction ends, in one order for all. Comes before any read in it: a transaction on MariaDB goes on seeing the state
   * of its first read. `isMade`: also those that nobody has set yet.
   */
  async hold(db: EntityManager, keys: ReadonlyArray<keyof Settings>, { isMade = false } = {}): Promise<void> {
    if (isMade) await this.make(db, keys);
    for (const key of keys.toSorted()) await holdRows(db, SettingEntity, { key });
  }

  /** A row that isn't there can't be locked. */
  private async make(db: EntityManager, keys: ReadonlyArray<keyof Settings>): Promise<void> {
    const updatedAt = this.clock.now();
    const rows = keys.toSorted().map((key) => ({ key, value: {} as never, updatedAt }));
    await db.createQueryBuilder().insert().into(SettingEntity).values(rows).orIgnore().execute();
  }

  /** The value as the transaction sees it. */
  async fromDatabase<K extends keyof Settings>(db: EntityManager, key: K): Promise<Settings[K]> {
    return valueOf(key, await db.findOneBy(SettingEntity, { key })) as Settings[K];
  }

  async set<K extends keyof Settings>(db: EntityManager, key: K, value: Settings[K]): Promise<void> {
    const before = await db.findOneBy(SettingEntity, { key });
    const updatedAt = laterThan(before?.updatedAt, this.clock.now());
    // `save` reads and then inserts: of two who write a setting for the first time one would fail.
    await db.upsert(SettingEntity, { key, value: value as never, updatedAt }, ['key']);
    this.transactions.afterCommit(() => {
      this.last.set(key, value);
      this.cache.forget(key);
    });
  }
}

/** A row that was written before a field existed has that field's default. */
function valueOf(key: keyof Settings, row: SettingEntity | null): unknown {
  return { ...DEFAULTS[key], ...(row?.value as object | undefined) };
}
